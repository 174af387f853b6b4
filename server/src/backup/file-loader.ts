import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { BackupError } from './backup-error.ts';
import { decode, type SectionSum } from './backup-format.ts';

/** Puts the files of a backup into a folder, under other names until all of it is there. */
export class FileLoader {
  private current: FileHandle | null = null;
  private readonly loaded: string[] = [];

  constructor(
    private readonly folder: string,
    private readonly mayReplace: boolean,
  ) {}

  /** @throws BackupError where one of the files is there and may not be replaced */
  async requireRoom(sections: readonly SectionSum[]): Promise<void> {
    if (this.mayReplace) return;
    for (const { kind, name } of sections) {
      if (kind === 'file' && (await isThere(this.pathOf(name)))) {
        throw new BackupError(`${this.pathOf(name)} is there already; say --replace to throw it away.`);
      }
    }
  }

  async begin(name: string): Promise<void> {
    const path = this.pathOf(name);
    await mkdir(dirname(path), { recursive: true });
    this.loaded.push(path);
    this.current = await open(unfinished(path), 'w', 0o600);
  }

  async add(piece: Buffer): Promise<void> {
    await this.current?.writeFile(decode<{ bytes: Buffer }>(piece).bytes);
  }

  async end(): Promise<void> {
    await this.current?.sync();
    await this.current?.close();
    this.current = null;
  }

  async moveIntoPlace(): Promise<void> {
    for (const path of this.loaded) await rename(unfinished(path), path);
  }

  async discard(): Promise<void> {
    await this.current?.close().catch(() => {});
    for (const path of this.loaded) await rm(unfinished(path), { force: true });
  }

  /** Never outside of the folder, whatever the backup calls it. */
  private pathOf(name: string): string {
    return join(this.folder, normalize(`/${name}`));
  }
}

function unfinished(path: string): string {
  return `${path}.restored`;
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
