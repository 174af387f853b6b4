import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { photosObstacle } from '../../../domain/threads/thread-photos.ts';
import { readUpload } from '../images/read-upload.ts';
import { badInput } from '../platform/domain-error.ts';

/** The files that came as photos. @throws DomainError BAD_USER_INPUT for too many; what readUpload throws */
export async function readPhotos(uploads: readonly Promise<FileUpload>[] | null): Promise<Buffer[]> {
  const files: Buffer[] = [];
  requireFew(uploads?.map(() => 0) ?? []);
  for (const upload of uploads ?? []) files.push(await readUpload(upload));
  requireFew(files.map(({ length }) => length));
  return files;
}

function requireFew(sizes: readonly number[]): void {
  const photos = photosObstacle(sizes);
  if (photos) throw badInput({ photos });
}
