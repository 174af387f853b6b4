type Rgb = readonly [number, number, number];

/** Mixes two #rrggbb colours; share 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = parse(first);
  const b = parse(second);
  const channels = a.map((value, i) => Math.round(value + ((b[i] as number) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Lighter in the warm light of the shop. */
export function lighter(colour: string, share: number): string {
  return mix(colour, '#fff6e6', share);
}

/** Darker in its warm shade. */
export function darker(colour: string, share: number): string {
  return mix(colour, '#2a1a18', share);
}

/** 0 for black, 1 for white: how bright the eye finds a colour. */
export function brightness(colour: string): number {
  const [red, green, blue] = parse(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

function parse(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
