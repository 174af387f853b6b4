import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { BackupError, describeFileError } from './backup-error.ts';
import {
  decode,
  FORMAT_VERSION,
  firstLinePattern,
  type Header,
  MAX_FIRST_LINE_BYTES,
  type SectionHead,
  type SectionSum,
  SectionTally,
  type Trailer,
} from './backup-format.ts';

/** Largest document that a database holds is 16 MB; whatever claims to be much larger is no document. */
const MAX_FRAME_BYTES = 20_000_000;

/** What happens to the content of a backup while it is read; each call is waited for. */
export interface BackupVisitor {
  begin?(section: SectionHead): Promise<void>;
  document?(bytes: Buffer): Promise<void>;
  end?(sum: SectionSum): Promise<void>;
}

export interface BackupContent {
  readonly header: Header;
  readonly sections: readonly SectionSum[];
}

/**
 * Reads a backup from its first byte to its last and checks all of it.
 *
 * @returns what is in it
 * @throws BackupError for a file that is no backup, of a newer format, broken or cut off
 */
export async function readBackup(path: string, visitor: BackupVisitor = {}): Promise<BackupContent> {
  try {
    const file = createReadStream(path, { start: await readFirstLine(path) });
    const unzipped = createGunzip({ chunkSize: 256 * 1024 });
    file.on('error', (error) => unzipped.destroy(error));
    try {
      return await readContent(frames(file.pipe(unzipped)), visitor);
    } finally {
      file.destroy();
      unzipped.destroy();
    }
  } catch (error) {
    throw explain(error, path);
  }
}

async function readContent(frames: AsyncGenerator<Buffer>, visitor: BackupVisitor): Promise<BackupContent> {
  const header = decode<Header>(await next(frames));
  const sections: SectionSum[] = [];
  for (;;) {
    const head = decode<SectionHead | Trailer>(await next(frames));
    if ('sections' in head) {
      if (JSON.stringify(head.sections) !== JSON.stringify(sections)) throw corrupted();
      if (!(await frames.next()).done) throw corrupted();
      return { header, sections };
    }
    sections.push(await readSection(head, frames, visitor));
  }
}

async function readSection(
  head: SectionHead,
  frames: AsyncGenerator<Buffer>,
  visitor: BackupVisitor,
): Promise<SectionSum> {
  await visitor.begin?.(head);
  const tally = new SectionTally(head);
  for (;;) {
    const frame = await next(frames);
    if (frame.length === 0) break;
    tally.add(frame);
    await visitor.document?.(frame);
  }
  const sum = tally.sum();
  await visitor.end?.(sum);
  return sum;
}

/** The documents one by one; an empty one for the end of a section. */
async function* frames(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let following: Buffer[] = [];
  let missing = 4;
  for await (const chunk of stream) {
    following.push(chunk);
    missing -= chunk.length;
    // Joined once a document is whole: a large one comes in many chunks, and each join copies all of it.
    if (missing > 0) continue;
    rest = Buffer.concat([rest, ...following]);
    following = [];
    missing = 4 - rest.length;
    while (rest.length >= 4) {
      const length = rest.readInt32LE(0);
      if (length !== 0 && (length < 5 || length > MAX_FRAME_BYTES)) throw corrupted();
      const size = length || 4;
      missing = size - rest.length;
      if (missing > 0) break;
      yield rest.subarray(0, length);
      rest = rest.subarray(size);
      missing = 4 - rest.length;
    }
  }
  if (rest.length > 0 || following.length > 0) throw truncated();
}

async function next(frames: AsyncGenerator<Buffer>): Promise<Buffer> {
  const { value, done } = await frames.next();
  if (done) throw truncated();
  return value;
}

/** @returns where the compressed part begins */
async function readFirstLine(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(MAX_FIRST_LINE_BYTES),
      0,
      MAX_FIRST_LINE_BYTES,
      0,
    );
    const match = firstLinePattern.exec(buffer.toString('latin1', 0, bytesRead));
    if (!match) throw new DamagedBackupError('is not a backup of this shop');
    if (Number(match[1]) > FORMAT_VERSION) {
      throw new DamagedBackupError(
        `is a backup of format ${match[1]}, and this version of the shop knows formats up to ${FORMAT_VERSION}. Restore it with the version that wrote it, or a later one`,
      );
    }
    return match[0].length;
  } finally {
    await file.close();
  }
}

/** What is wrong with the file, to be said behind its name. */
class DamagedBackupError extends Error {}

function truncated(): DamagedBackupError {
  return new DamagedBackupError('is cut off: its end is missing. Use another backup');
}

function corrupted(): DamagedBackupError {
  return new DamagedBackupError(
    'is damaged: its content does not agree with its checksums. Use another backup',
  );
}

function explain(error: unknown, path: string): unknown {
  if (error instanceof DamagedBackupError) return new BackupError(`${path} ${error.message}.`);
  const { code = '', name } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return new BackupError(`${path} ${truncated().message}.`);
  // What can't be unpacked or is no document: a byte is not what it was.
  if (code.startsWith('Z_') || name === 'BSONError')
    return new BackupError(`${path} ${corrupted().message}.`);
  const trouble = describeFileError(error);
  return trouble ? new BackupError(`${path} can't be read: ${trouble}.`) : error;
}
