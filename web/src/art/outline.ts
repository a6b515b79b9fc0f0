/** A closed outline of round bumps through the points, clockwise: a crown of leaves, a cloud, a bush. */
export function scallop(points: readonly (readonly [number, number])[], roundness = 0.55): string {
    const [first] = points;
    if (!first) return '';
    const arcs = [...points.slice(1), first].map(([x, y], i) => {
        const [px, py] = points[i]!;
        const radius = (Math.hypot(x - px, y - py) * roundness).toFixed(1);
        return `A${radius} ${radius} 0 0 1 ${x} ${y}`;
    });
    return `M${first[0]} ${first[1]}${arcs.join('')}z`;
}

/** A round crown: as many bumps as asked for, a little irregular, about a middle. */
export function crown(x: number, y: number, width: number, height: number, bumps: number): string {
    return scallop(
        Array.from({ length: bumps }, (_, i) => {
            const turn = (i / bumps) * 2 * Math.PI;
            const reach = 1 + 0.07 * Math.sin(i * 5.3);
            return [
                Math.round(x + Math.cos(turn) * width * reach),
                Math.round(y + Math.sin(turn) * height * reach),
            ] as const;
        }),
        0.6,
    );
}
