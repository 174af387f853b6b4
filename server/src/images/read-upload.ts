import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { DomainError } from '../platform/domain-error.ts';

/**
 * The bytes of an uploaded file.
 *
 * @throws DomainError PAYLOAD_TOO_LARGE, or BAD_USER_INPUT when the upload broke off
 */
export async function readUpload(upload: Promise<FileUpload>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    const file = await upload;
    for await (const chunk of file.createReadStream()) chunks.push(chunk as Buffer);
  } catch (error) {
    const isTooLarge = (error as { status?: number }).status === 413;
    if (isTooLarge) throw new DomainError('PAYLOAD_TOO_LARGE', 'img is too large: at most 10 MB');
    throw new DomainError('BAD_USER_INPUT', 'The upload broke off', { img: 'The upload broke off' });
  }
  return Buffer.concat(chunks);
}
