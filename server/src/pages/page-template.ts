import { readFile, stat } from 'node:fs/promises';

/** What the server writes into the built client's page, as HTML. */
export interface Filling {
  readonly head: string;
  /** The page's code and its first answers. */
  readonly start: string;
  /** How the page looks before its code runs. */
  readonly root: string;
  /** The page to sign in on, for visitors of a guarded page. */
  readonly signIn: string;
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
  readonly pieces: readonly { readonly before: string; readonly gap: keyof Filling }[];
  readonly bottom: string;
}

/**
 * The built client's page, with gaps for what the server knows of it. Kept in memory until another client is built.
 */
export class PageTemplate {
  private cut: Cut | undefined;
  /** When it was built, in milliseconds since 1970. */
  private builtAt = 0;

  constructor(private readonly file: string) {}

  async fill(filling: Filling): Promise<string> {
    const { mtimeMs } = await stat(this.file);
    if (!this.cut || this.builtAt !== mtimeMs) {
      this.cut = await this.read();
      this.builtAt = mtimeMs;
    }
    const { pieces, bottom } = this.cut;
    return pieces.map(({ before, gap }) => before + filling[gap]).join('') + bottom;
  }

  private async read(): Promise<Cut> {
    let rest = await readFile(this.file, 'utf8');
    const pieces = gaps.map(([gap, mark]) => {
      const found = mark.exec(rest);
      if (!found) throw new Error(`${this.file} has no place for the ${gap} of a page`);
      const before = rest.slice(0, found.index);
      rest = rest.slice(found.index + found[0].length);
      return { before, gap };
    });
    return { pieces, bottom: rest };
  }
}
