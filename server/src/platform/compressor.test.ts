import { randomBytes } from 'node:crypto';
import { PassThrough, Transform } from 'node:stream';
import {
  constants,
  createGzip,
  createZstdCompress,
  type Gzip,
  gunzipSync,
  type ZlibReset,
  zstdDecompressSync,
} from 'node:zlib';
import { Compressor } from './compressor.ts';

const forms = [
  ['zstd', new Compressor(() => createZstdCompress({ flush: constants.ZSTD_e_end })), zstdDecompressSync],
  [
    'gzip',
    new Compressor(
      () => createGzip({ flush: constants.Z_FINISH }) as Gzip & ZlibReset,
      (gzip) => gzip.reset(),
    ),
    gunzipSync,
  ],
] as const;

describe.each(forms)('texts compressed with the same stream as %s', (_form, compressor, unpack) => {
  it('each stand for themselves, however many are asked for at once', async () => {
    const texts = Array.from({ length: 40 }, (_, index) =>
      Buffer.from(`text ${index} `.repeat(1 + index ** 3)),
    );
    const compressed = await Promise.all(texts.map((text) => compressor.compress(text)));
    expect(compressed.map((bytes) => unpack(bytes).toString())).toEqual(texts.map(String));
  });

  it('may be longer than the stream gives at a time', async () => {
    const text = Buffer.from(randomBytes(500_000).toString('hex'));
    expect(unpack(await compressor.compress(text)).equals(text)).toBe(true);
    expect(unpack(await compressor.compress(Buffer.from('next'))).toString()).toBe('next');
  });
});

it('a text that fails costs the next ones nothing', async () => {
  const fails = () => new Transform({ transform: (_text, _encoding, done) => done(new Error('no memory')) });
  const streams = [
    ...Array.from({ length: 20 }, fails),
    ...Array.from({ length: 8 }, () => new PassThrough()),
  ];
  const compressor = new Compressor(() => streams.shift() as Transform);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => compressor.compress(Buffer.from(`text ${index}`))),
  );
  const texts = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? String(outcome.value) : String(outcome.reason.message),
  );
  expect(texts.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'no memory'));
  expect(texts.slice(20)).toEqual(Array.from({ length: 20 }, (_, index) => `text ${index + 20}`));
});
