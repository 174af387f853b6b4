/** Something that the operator can mend: said in one sentence, without a stack. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EFBIG: 'it would be larger than this user may write',
  EACCES: 'this user may not do that',
  EPERM: 'this user may not do that',
  EROFS: 'the disk is read-only',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is a file',
  EISDIR: 'it is a folder',
  EIO: 'the disk reports an error',
};

/** What went wrong with a file, in words; null for an error that has nothing to do with files. */
export function describeFileError(error: unknown): string | null {
  return reasons[(error as NodeJS.ErrnoException | null)?.code ?? ''] ?? null;
}
