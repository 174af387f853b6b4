import { readFile, stat } from 'node:fs/promises';

const gap = /<!-- page head -->[\s\S]*<!-- \/page head -->/;

/** Where the page's code and its first answers come. */
const bodyGap = '<!-- page body -->';

interface Parts {
  readonly before: string;
  readonly between: string;
  readonly after: string;
  /** When it was built, in milliseconds since 1970. */
  readonly builtAt: number;
}

/**
 * The built client's page, with gaps for the head and for what comes before the rest of the body. Kept in memory until
 * another client is built.
 */
export class PageTemplate {
  private parts: Parts | undefined;

  constructor(private readonly file: string) {}

  async fill(head: string, body = ''): Promise<string> {
    const { mtimeMs } = await stat(this.file);
    if (this.parts?.builtAt !== mtimeMs) this.parts = await this.read(mtimeMs);
    const { before, between, after } = this.parts;
    return before + head + between + body + after;
  }

  private async read(builtAt: number): Promise<Parts> {
    const [before, rest] = (await readFile(this.file, 'utf8')).split(gap);
    if (before === undefined || rest === undefined) {
      throw new Error(`${this.file} has no place for the head of a page`);
    }
    const [between = '', after = ''] = rest.split(bodyGap);
    return { before, between, after, builtAt };
  }
}
