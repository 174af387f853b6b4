import busboy from 'busboy';
import type { Request, RequestHandler } from 'express';
import { MAX_PICTURE_BYTES } from '../../../domain/pictures/picture-files.ts';
import { badInput, DomainError } from '../platform/domain-error.ts';

export interface Multipart {
  readonly fields: Record<string, string>;
  readonly file: Buffer | undefined;
}

/** Reads a form with a picture into `request.body`. */
export const formBody: RequestHandler = async (request, _response, next) => {
  request.body = await readMultipart(request, 'img');
  next();
};

/**
 * Reads a multipart form with at most one file.
 *
 * @param fileField name of the file's field
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE when it is no form, PAYLOAD_TOO_LARGE, BAD_USER_INPUT for a
 *   file under another name or more than one
 */
function readMultipart(request: Request, fileField: string): Promise<Multipart> {
  if (!request.is('multipart/form-data')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the item as multipart/form-data');
  }
  return new Promise((resolve, reject) => {
    const fields = Object.create(null) as Record<string, string>;
    const chunks: Buffer[] = [];
    let hasFile = false;
    const form = busboy({
      headers: request.headers,
      limits: { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 40, fieldSize: 64 * 1024, parts: 50 },
    });

    function refuse(error: Error): void {
      request.unpipe(form);
      request.resume();
      reject(error);
    }

    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('file', (name, stream) => {
      if (name !== fileField) refuse(badInput({ [name]: `The picture belongs in ${fileField}` }));
      stream.on('data', (chunk: Buffer) => {
        hasFile = true;
        chunks.push(chunk);
      });
      stream.on('limit', () =>
        refuse(new DomainError('PAYLOAD_TOO_LARGE', 'img is too large: at most 10 MB')),
      );
    });
    form.on('filesLimit', () => refuse(badInput({ [fileField]: 'One picture only' })));
    form.on('error', () => refuse(badInput({ body: 'The form broke off' })));
    form.on('close', () => resolve({ fields, file: hasFile ? Buffer.concat(chunks) : undefined }));
    request.on('aborted', () => reject(badInput({ body: 'The form broke off' })));
    request.pipe(form);
  });
}
