import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { n } from './shape.ts';

const require = createRequire(import.meta.url);

/*
 * Letters are drawn as paths from fonts that come with the packages, so that a machine without any
 * font shows the same labels.
 */
const files = {
  round: () => require.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff'),
  plain: () => require.resolve('@fontsource/fredoka/files/fredoka-latin-400-normal.woff'),
  serif: () => require.resolve('@fontsource/fraunces/files/fraunces-latin-700-normal.woff'),
  script: () => require.resolve('@fontsource/pacifico/files/pacifico-latin-400-normal.woff'),
} as const;

export type FontName = keyof typeof files;

const loaded = new Map<FontName, opentype.Font>();

function font(name: FontName): opentype.Font {
  const known = loaded.get(name);
  if (known) return known;
  const bytes = readFileSync(files[name]());
  const parsed = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(name, parsed);
  return parsed;
}

export interface Lettering {
  font: FontName;
  /** Height of the letters' em, in pixels; smaller where the text would be wider than `width`. */
  size: number;
  width?: number;
  fill: string;
  more?: string;
}

/** A line of text, centred on x with its base line at y. */
export function lettering(text: string, x: number, y: number, style: Lettering): string {
  const face = font(style.font);
  const natural = face.getAdvanceWidth(text, style.size);
  const size = style.width && natural > style.width ? (style.size * style.width) / natural : style.size;
  const { commands } = face.getPath(text, x - face.getAdvanceWidth(text, size) / 2, y, size);
  return `<path d="${commands.map(commandText).join('')}" fill="${style.fill}"${style.more ? ` ${style.more}` : ''}/>`;
}

/** Words of a text on lines of about the same width, centred on x, the first base line at y. */
export function letteringLines(
  text: string,
  x: number,
  y: number,
  lineHeight: number,
  style: Lettering & { width: number },
): string {
  const face = font(style.font);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length > 0 && face.getAdvanceWidth(longer, style.size) <= style.width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((words, i) => lettering(words, x, y + i * Number(n(lineHeight)), style)).join('');
}

function commandText(command: opentype.PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${n(command.x)} ${n(command.y)}`;
    case 'Q':
      return `Q${n(command.x1)} ${n(command.y1)} ${n(command.x)} ${n(command.y)}`;
    case 'C':
      return `C${n(command.x1)} ${n(command.y1)} ${n(command.x2)} ${n(command.y2)} ${n(command.x)} ${n(command.y)}`;
    default:
      return 'Z';
  }
}
