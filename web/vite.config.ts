import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds the table's server. */
const server = process.env.ROOFTREE_SERVER ?? 'http://127.0.0.1:8101';

export default defineConfig(({ mode }) => ({
    plugins: [svelte()],
    // Vitest runs in Node, where `svelte` would otherwise resolve to the server's half of it.
    resolve: mode === 'test' ? { conditions: ['browser'] } : {},
    build: {
        outDir: '../rooftree/table/static',
        emptyOutDir: true,
        target: 'es2022',
        // The content security policy allows no data: addresses, so even the smallest picture is a file.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
    },
    server: {
        port: 8111,
        strictPort: true,
        proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
    },
    test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
}));
