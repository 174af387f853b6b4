import { readFile, stat } from 'node:fs/promises';

/** What the server writes into the built client's page, as HTML. */
export interface Filling {
  readonly head: string;
  /** The page's code and its first answers. */
  readonly start: string;
  /** How the page looks before its code runs. */
  readonly root: Uint8Array;
  /** The page to sign in on, for visitors of a guarded page. */
  readonly signIn: Uint8Array;
}

/** Where it is written, from the top of the page down. */
const gaps: readonly (readonly [keyof Filling, RegExp])[] = [
  ['head', /<!-- page head -->[\s\S]*<!-- \/page head -->/],
  ['start', /<!-- page start -->/],
  ['root', /<!-- page root -->/],
  ['signIn', /<!-- page sign-in -->/],
];

/** The page, cut at its gaps. */
interface Cut {
  readonly pieces: readonly { readonly before: Buffer; readonly gap: keyof Filling }[];
  readonly bottom: Buffer;
}

/**
 * The built client's page, with gaps for what the server knows of it. Kept in memory until another client is built.
 */
export class PageTemplate {
  private cut: Cut | undefined;
  private builtAt = 0;

  constructor(private readonly file: string) {}

  /** When the client was built, in milliseconds since 1970. */
  private async version(): Promise<number> {
    return (await stat(this.file)).mtimeMs;
  }

  /** The page in UTF-8: as a text it would be put together in memory of twice its size, again and again. */
  async fill(filling: Filling): Promise<Buffer> {
    const version = await this.version();
    if (!this.cut || this.builtAt !== version) {
      this.cut = await this.read();
      this.builtAt = version;
    }
    const { pieces, bottom } = this.cut;
    const parts = pieces.flatMap(({ before, gap }) => [before, filling[gap]]);
    return Buffer.concat([
      ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
      bottom,
    ]);
  }

  private async read(): Promise<Cut> {
    let rest = await readFile(this.file, 'utf8');
    const pieces = gaps.map(([gap, mark]) => {
      const found = mark.exec(rest);
      if (!found) throw new Error(`${this.file} has no place for the ${gap} of a page`);
      const before = Buffer.from(rest.slice(0, found.index));
      rest = rest.slice(found.index + found[0].length);
      return { before, gap };
    });
    return { pieces, bottom: Buffer.from(rest) };
  }
}
