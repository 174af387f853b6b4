import { readFile, stat } from 'node:fs/promises';

const gap = /<!-- page head -->[\s\S]*<!-- \/page head -->/;

interface Halves {
  readonly before: string;
  readonly after: string;
  /** When it was built, in milliseconds since 1970. */
  readonly builtAt: number;
}

/** The built client's page, with a gap for the head. Kept in memory until another client is built. */
export class PageTemplate {
  private halves: Halves | undefined;

  constructor(private readonly file: string) {}

  async fill(head: string): Promise<string> {
    const { mtimeMs } = await stat(this.file);
    if (this.halves?.builtAt !== mtimeMs) this.halves = await this.read(mtimeMs);
    return this.halves.before + head + this.halves.after;
  }

  private async read(builtAt: number): Promise<Halves> {
    const [before, after] = (await readFile(this.file, 'utf8')).split(gap);
    if (before === undefined || after === undefined) {
      throw new Error(`${this.file} has no place for the head of a page`);
    }
    return { before, after, builtAt };
  }
}
