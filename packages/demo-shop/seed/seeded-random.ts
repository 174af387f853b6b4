/** A repeatable stream of random numbers: the same item always gets the same picture. */
export interface Random {
  /** 0 <= x < 1 */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(options: readonly T[]): T;
  chance(probability: number): boolean;
}

/** Seeds a stream from a text (mulberry32 over an FNV-1a hash). */
export function seededRandom(text: string): Random {
  let state = hash(text);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (options) => options[Math.floor(next() * options.length)] as (typeof options)[number],
    chance: (probability) => next() < probability,
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value;
}
