import { promisify } from 'node:util';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { MAX_FILE_MB } from '../../../../domain/goods-in/import-sizes.ts';
import { readMultipart } from '../../http/read-multipart.ts';
import { DomainError } from '../../platform/domain-error.ts';

const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;

const formFile = { field: 'file', maxBytes: MAX_FILE_BYTES, what: 'CSV file' };

/** A body that was packed is measured as it is unpacked. */
const readRaw = promisify<Request, Response>(express.raw({ type: 'text/csv', limit: MAX_FILE_BYTES }));

/**
 * Reads the bytes of a CSV file into `request.body`: the body itself, or `file` of a form.
 *
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE
 */
export const csvBody: RequestHandler = async (request, response, next) => {
  const bytes = request.is('multipart/form-data')
    ? (await readMultipart(request, formFile)).file
    : await readBody(request, response);
  request.body = Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0);
  next();
};

async function readBody(request: Request, response: Response): Promise<unknown> {
  const { 'content-type': type = '' } = request.headers;
  if (!/^text\/csv\s*(;|$)/i.test(type))
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the file as text/csv, or as file of a form');
  try {
    await readRaw(request, response);
  } catch (error) {
    throw (error as { status?: number }).status === 413
      ? new DomainError('PAYLOAD_TOO_LARGE', `The file is too large: at most ${MAX_FILE_MB} MB`)
      : error;
  }
  return request.body;
}
