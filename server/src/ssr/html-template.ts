import { readFile, stat } from 'node:fs/promises';

/** Values of the template's placeholders, as HTML. */
export interface TemplateValues {
  readonly head: string;
  /** The page's code and its first answers. */
  readonly preloads: string;
  /** How the page looks before its code runs. */
  readonly root: Uint8Array;
  /** The page to sign in on, for visitors of a guarded page. */
  readonly signIn: Uint8Array;
}

/** Placeholders, from the top of the page down. */
const placeholders: readonly (readonly [keyof TemplateValues, RegExp])[] = [
  ['head', /<!-- page head -->[\s\S]*<!-- \/page head -->/],
  ['preloads', /<!-- page start -->/],
  ['root', /<!-- page root -->/],
  ['signIn', /<!-- page sign-in -->/],
];

/** The template, split at its placeholders. */
interface ParsedTemplate {
  readonly pieces: readonly { readonly before: Buffer; readonly gap: keyof TemplateValues }[];
  readonly bottom: Buffer;
}

/**
 * The built client's HTML with placeholders. Cached until another client is built.
 */
export class HtmlTemplate {
  private parsed: ParsedTemplate | undefined;
  private builtAt = 0;

  constructor(private readonly file: string) {}

  /** When the client was built, in milliseconds since 1970. */
  private async version(): Promise<number> {
    return (await stat(this.file)).mtimeMs;
  }

  /** The page in UTF-8: as a text it would be put together in memory of twice its size, again and again. */
  async fill(values: TemplateValues): Promise<Buffer> {
    const version = await this.version();
    if (!this.parsed || this.builtAt !== version) {
      this.parsed = await this.read();
      this.builtAt = version;
    }
    const { pieces, bottom } = this.parsed;
    const parts = pieces.flatMap(({ before, gap }) => [before, values[gap]]);
    return Buffer.concat([
      ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
      bottom,
    ]);
  }

  private async read(): Promise<ParsedTemplate> {
    let rest = await readFile(this.file, 'utf8');
    const pieces = placeholders.map(([gap, mark]) => {
      const found = mark.exec(rest);
      if (!found) throw new Error(`${this.file} has no place for the ${gap} of a page`);
      const before = Buffer.from(rest.slice(0, found.index));
      rest = rest.slice(found.index + found[0].length);
      return { before, gap };
    });
    return { pieces, bottom: Buffer.from(rest) };
  }
}
