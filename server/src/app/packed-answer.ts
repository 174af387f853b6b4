import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

/** From how many bytes on an answer is packed: below, it fits into the first packet anyway. */
const WORTH_PACKING = 1400;

/**
 * Bytes that packing takes memory for at a time. What is packed stands in such a piece for as long as it is kept: with
 * the usual 16 kB a list of 2 kB held eight times what it needs.
 */
const chunkSize = 4096;

/** How a text is packed: so that a better way would cost more time than it saves on the way. The quickest comes first. */
const packers = {
  zstd: (plain: Buffer) => zstdCompressSync(plain, { chunkSize }),
  br: (plain: Buffer) =>
    brotliCompressSync(plain, { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (plain: Buffer) => gzipSync(plain, { chunkSize, level: 3 }),
} as const;

export type Encoding = keyof typeof packers;

/** A text as it is sent, in the forms that were asked for so far. */
export interface Packed extends Partial<Record<Encoding, Buffer>> {
  readonly plain: Buffer;
}

export function packAnswer(text: string): Packed {
  return { plain: Buffer.from(text) };
}

/** How a client says that it takes a form: by its name, without `q=0`. */
const named = (Object.keys(packers) as Encoding[]).map((encoding) => ({
  encoding,
  pattern: new RegExp(String.raw`(^|[\s,])${encoding}\s*($|,|;(?!\s*q=0(\.0*)?\s*(,|$)))`, 'i'),
}));

/** The form in which a client is sent it; null for the plain one. @param accepted its Accept-Encoding */
export function encodingFor({ plain }: Packed, accepted: string | undefined): Encoding | null {
  if (plain.length < WORTH_PACKING || !accepted) return null;
  return named.find(({ pattern }) => pattern.test(accepted))?.encoding ?? null;
}

/** The bytes of a form; packed once, for as long as the answer is kept. */
export function bytesOf(answer: Packed, encoding: Encoding | null): Buffer {
  if (!encoding) return answer.plain;
  answer[encoding] ??= packers[encoding](answer.plain);
  return answer[encoding];
}
