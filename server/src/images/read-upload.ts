import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { emptyFile } from '../../../domain/pictures/picture-files.ts';
import { texts } from '../../../domain/text/texts.ts';
import { badInput, DomainError } from '../platform/domain-error.ts';

/**
 * The bytes of an uploaded file.
 *
 * @param field by which the operation knows it
 * @throws DomainError PAYLOAD_TOO_LARGE, or BAD_USER_INPUT when the upload broke off or is empty
 */
export async function readUpload(upload: Promise<FileUpload>, field = 'img'): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    const file = await upload;
    for await (const chunk of file.createReadStream()) chunks.push(chunk as Buffer);
  } catch (error) {
    const isTooLarge = (error as { status?: number }).status === 413;
    if (isTooLarge) throw new DomainError('PAYLOAD_TOO_LARGE', `${field} is too large: at most 10 MB`);
    throw new DomainError('BAD_USER_INPUT', 'The upload broke off', { [field]: 'The upload broke off' });
  }
  if (chunks.length === 0) throw badInput({ [field]: emptyFile });
  return Buffer.concat(chunks);
}

/** Where an operation is nothing without its file. @throws DomainError BAD_USER_INPUT */
export function missingFile(field = 'img'): never {
  throw badInput({ [field]: texts.fieldRequired });
}
