// Names set in lines: plain numbers, for every game's drawings.

/** A name set in lines that fit a box: as large as it can be, between the two sizes. */
export interface SetName {
    lines: string[];
    size: number;
}

const LETTER = 0.71; // the width of a letter, as a part of its height: a little more than most fonts need
export const LEADING = 1.12;

export function setName(name: string, width: number, height: number, largest: number, smallest = 6): SetName {
    for (let size = largest; size > smallest; size -= 0.5) {
        const lines = wrap(name, Math.floor(width / (size * LETTER)));
        const widest = Math.max(...lines.map((line) => line.length));
        if (widest * size * LETTER <= width && lines.length * size * LEADING <= height) return { lines, size };
    }
    return { lines: wrap(name, Math.floor(width / (smallest * LETTER))), size: smallest };
}

/** Words in lines of at most so many letters; a word that is longer has its own line. */
export function wrap(name: string, letters: number): string[] {
    const lines: string[] = [];
    for (const word of name.split(' ')) {
        const last = lines.at(-1);
        if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(word);
    }
    return lines;
}
