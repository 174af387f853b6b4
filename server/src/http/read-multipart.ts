import busboy from 'busboy';
import type { Request, RequestHandler } from 'express';
import { emptyFile } from '../../../domain/pictures/picture-files.ts';
import { badInput, DomainError } from '../platform/domain-error.ts';

const MB = 1024 * 1024;

export interface Multipart {
  readonly fields: Record<string, string>;
  readonly file: Buffer | undefined;
}

/** The file of a form. */
interface FormFile {
  /** Name of its field. */
  readonly field: string;
  readonly maxBytes: number;
  /** What it is called where one too many or a wrong one is rejected. */
  readonly what: string;
}

/** Reads a form with a file into `request.body`. */
export function formBody(file: FormFile): RequestHandler {
  return async (request, _response, next) => {
    request.body = await readMultipart(request, file);
    next();
  };
}

/**
 * Reads a multipart form with at most one file.
 *
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE when it is no form, PAYLOAD_TOO_LARGE, BAD_USER_INPUT for a
 *   file under another name or more than one
 */
export function readMultipart(request: Request, { field, maxBytes, what }: FormFile): Promise<Multipart> {
  if (!request.is('multipart/form-data')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the item as multipart/form-data');
  }
  return new Promise((resolve, reject) => {
    const fields = Object.create(null) as Record<string, string>;
    const chunks: Buffer[] = [];
    let hasFile = false;
    const form = busboy({
      headers: request.headers,
      limits: { fileSize: maxBytes, files: 1, fields: 40, fieldSize: 64 * 1024, parts: 50 },
    });

    function refuse(error: Error): void {
      request.unpipe(form);
      request.resume();
      reject(error);
    }

    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('file', (name, stream, { filename }) => {
      if (name !== field) refuse(badInput({ [name]: `The ${what} belongs in ${field}` }));
      // Where none was chosen, browsers send one without a name.
      stream.on('end', () => {
        if (!hasFile && filename) refuse(badInput({ [field]: emptyFile }));
      });
      stream.on('data', (chunk: Buffer) => {
        hasFile = true;
        chunks.push(chunk);
      });
      stream.on('limit', () =>
        refuse(new DomainError('PAYLOAD_TOO_LARGE', `${field} is too large: at most ${maxBytes / MB} MB`)),
      );
    });
    form.on('filesLimit', () => refuse(badInput({ [field]: `One ${what} only` })));
    form.on('error', () => refuse(badInput({ body: 'The form broke off' })));
    form.on('close', () => resolve({ fields, file: hasFile ? Buffer.concat(chunks) : undefined }));
    request.on('aborted', () => reject(badInput({ body: 'The form broke off' })));
    request.pipe(form);
  });
}
