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

const gaps: Readonly<Record<keyof Filling, RegExp>> = {
  head: /<!-- page head -->[\s\S]*<!-- \/page head -->/,
  start: /<!-- page start -->/,
  root: /<!-- page root -->/,
  signIn: /<!-- page sign-in -->/,
};

/**
 * The built client's page, with gaps for what the server knows of it. Kept in memory until another client is built.
 */
export class PageTemplate {
  /** The page, cut at its gaps. */
  private pieces: readonly [string, string, string, string, string] | undefined;
  /** When it was built, in milliseconds since 1970. */
  private builtAt = 0;

  constructor(private readonly file: string) {}

  async fill({ head, start, root, signIn }: Filling): Promise<string> {
    const { mtimeMs } = await stat(this.file);
    if (!this.pieces || this.builtAt !== mtimeMs) {
      this.pieces = await this.read();
      this.builtAt = mtimeMs;
    }
    const [top, afterHead, afterStart, afterRoot, bottom] = this.pieces;
    return top + head + afterHead + start + afterStart + root + afterRoot + signIn + bottom;
  }

  private async read() {
    const page = await readFile(this.file, 'utf8');
    const [top, afterHead] = this.cut(page, 'head');
    const [upToStart, afterStart] = this.cut(afterHead, 'start');
    const [upToRoot, afterRoot] = this.cut(afterStart, 'root');
    const [upToSignIn, bottom] = this.cut(afterRoot, 'signIn');
    return [top, upToStart, upToRoot, upToSignIn, bottom] as const;
  }

  private cut(page: string, gap: keyof Filling): [before: string, after: string] {
    const found = gaps[gap].exec(page);
    if (!found) throw new Error(`${this.file} has no place for the ${gap} of a page`);
    return [page.slice(0, found.index), page.slice(found.index + found[0].length)];
  }
}
