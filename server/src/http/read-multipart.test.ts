import { PassThrough } from 'node:stream';
import type { Request } from 'express';
import { readMultipart } from './read-multipart.ts';

const MB = 1024 * 1024;

function aForm(bytes: number): Request {
  const file = 'content-disposition: form-data; name="img"; filename="a.jpg"\r\ncontent-type: image/jpeg';
  const body = Buffer.from(`--x\r\n${file}\r\n\r\n${'a'.repeat(bytes)}\r\n--x--\r\n`);
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(body.length),
  };
  return Object.assign(new PassThrough().end(body), { headers, is: () => true }) as unknown as Request;
}

it.each([
  ['takes a file that is just not too large', MB - 1, { length: MB - 1 }],
  ['takes no byte more', MB + 1, { code: 'PAYLOAD_TOO_LARGE', message: 'img is too large: at most 1 MB' }],
])('%s', async (_what, bytes, expected) => {
  const form = { field: 'img', maxBytes: MB, what: 'picture' };
  const read = await readMultipart(aForm(bytes), form).then(
    ({ file }) => file,
    (error: unknown) => error,
  );
  expect(read).toMatchObject(expected);
});
