// Apart from the rest, so that the home page loads no table.

export { default } from './Tile.svelte';
