import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** From how many bytes on an answer is packed: below, it fits into the first packet anyway. */
const WORTH_PACKING = 1400;

/** The quality from which on a better one costs more time than it saves on the way. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipLevel = { level: 4 };

/** A text as it is sent, in the forms that were asked for so far. */
export interface Packed {
  readonly plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export type Encoding = 'br' | 'gzip';

export function packAnswer(text: string): Packed {
  return { plain: Buffer.from(text) };
}

/** How a client says that it takes a form: by its name, without `q=0`. */
const named = {
  br: /(^|[\s,])br\s*($|,|;(?!\s*q=0(\.0*)?\s*(,|$)))/i,
  gzip: /(^|[\s,])gzip\s*($|,|;(?!\s*q=0(\.0*)?\s*(,|$)))/i,
} as const;

/** The form in which a client is sent it; null for the plain one. @param accepted its Accept-Encoding */
export function encodingFor({ plain }: Packed, accepted: string | undefined): Encoding | null {
  if (plain.length < WORTH_PACKING || !accepted) return null;
  if (named.br.test(accepted)) return 'br';
  return named.gzip.test(accepted) ? 'gzip' : null;
}

/** The bytes of a form; packed once, for as long as the answer is kept. */
export function bytesOf(answer: Packed, encoding: Encoding | null): Buffer {
  if (encoding === 'br') {
    answer.br ??= brotliCompressSync(answer.plain, brotliQuality);
    return answer.br;
  }
  if (encoding === 'gzip') {
    answer.gzip ??= gzipSync(answer.plain, gzipLevel);
    return answer.gzip;
  }
  return answer.plain;
}
