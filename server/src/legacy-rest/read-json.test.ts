import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { readJson } from './read-json.ts';

/** Reads a body that comes in pieces of three bytes. */
function read(body: string | Buffer, headers: Record<string, string> = {}): Promise<unknown> {
  const bytes = Buffer.from(body);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 3) }, (_, index) =>
    bytes.subarray(3 * index, 3 * index + 3),
  );
  return readJson(Object.assign(Readable.from(pieces), { headers }) as unknown as IncomingMessage);
}

test.each([
  '{}',
  '[]',
  '{"_id":"x","accessoriesAmount":2,"petprice":12.5,"short":null,"isNew":true}',
  '[{"_id":"x","img":"/9j/4AAQ"},{"_id":"ä\\n\\u00e9"}]',
  ' {"a" : [1, -2.5e3, {"b": "\\"}"}]}\n',
])('reads %s as JSON.parse does', async (text) => {
  expect(await read(text)).toEqual(JSON.parse(text));
  expect(await read(gzipSync(text), { 'content-encoding': 'gzip' })).toEqual(JSON.parse(text));
});

test('takes a name that is the prototype’s for an ordinary one', async () => {
  const body = (await read('{"__proto__":{"_id":"x"}}')) as { _id?: string };
  expect([Object.keys(body), body._id]).toEqual([['__proto__'], undefined]);
});

test('reads nothing where nothing was sent', async () => {
  expect(await read('')).toBeUndefined();
});

test.each(['{"a":1', '{"a":1}}', '{"a":1} {"b":2}', '{a:1}', 'undefined', '"\\x"', '[1,]'])(
  'refuses %s, which is no JSON, as bad input',
  async (text) => {
    await expect(read(text)).rejects.toMatchObject({ fields: { body: 'Not JSON' } });
  },
);

test('rejects what is not compressed as it says as bad input', async () => {
  await expect(read('{}', { 'content-encoding': 'gzip' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test.each([
  ['content-encoding', 'zip'],
  ['content-encoding', 'br'],
  ['content-encoding', 'deflate'],
  ['content-type', 'application/json; charset=utf-16'],
])('rejects %s: %s', async (header, value) => {
  await expect(read('{}', { [header]: value })).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
});

test.each(['[{}'.padEnd(200_000, ',{}'), '['.repeat(200_000)])(
  'refuses a body of endless values as soon as there are too many',
  async (text) => {
    await expect(read(text)).rejects.toMatchObject({ fields: { body: 'Too many values' } });
  },
);

test.each([`[${'1'.repeat(101)}]`, '1'.repeat(200_000)])(
  'refuses a number that goes on and on without reading it',
  async (text) => {
    await expect(read(text)).rejects.toMatchObject({ fields: { body: 'A number is too long' } });
  },
);
