import type { IncomingHttpHeaders } from 'node:http';
import { constants, createGzip, createZstdCompress, type Gzip, type ZlibReset } from 'node:zlib';
import { Compressor } from './compressor.ts';

/** From how many bytes on an answer is packed: below, it fits into the first packet anyway. */
const WORTH_PACKING = 1400;

/**
 * How a text is packed: so that a better way would cost more time than it saves on the way. The quickest comes first.
 * Brotli is not among them: at this pace it makes lists no smaller than gzip, which all take that take Brotli.
 */
const compressors = {
  zstd: new Compressor(() => createZstdCompress({ flush: constants.ZSTD_e_end })),
  gzip: new Compressor(
    // Node's types know of it for some of its streams only.
    () => createGzip({ flush: constants.Z_FINISH, level: 3 }) as Gzip & ZlibReset,
    (gzip) => gzip.reset(),
  ),
} as const;

export type Encoding = keyof typeof compressors;

/** A text as it is sent, in the forms that were asked for so far; or is about to be packed into. */
export interface Packed extends Partial<Record<Encoding, Buffer | Promise<Buffer>>> {
  readonly plain: Buffer;
}

/** How a client says that it takes a form: by its name, without `q=0`. */
const named = (Object.keys(compressors) as Encoding[]).map((encoding) => ({
  encoding,
  pattern: new RegExp(String.raw`(^|[\s,])${encoding}\s*($|,|;(?!\s*q=0(\.0*)?\s*(,|$)))`, 'i'),
}));

/** The form in which a client is sent it; null for the plain one. @param headers those of its request */
export function encodingFor({ plain }: Packed, headers: IncomingHttpHeaders): Encoding | null {
  // Where it is said more than once, Node joins what was said.
  const accepted = headers['accept-encoding'] as string | undefined;
  if (plain.length < WORTH_PACKING || !accepted) return null;
  return named.find(({ pattern }) => pattern.test(accepted))?.encoding ?? null;
}

/**
 * The bytes of a form, at once where they are known. They are packed once, for as long as the answer is kept.
 *
 * @throws where there is no memory to pack them
 */
export function bytesOf(answer: Packed, encoding: Encoding | null): Buffer | Promise<Buffer> {
  if (!encoding) return answer.plain;
  answer[encoding] ??= pack(answer, encoding);
  return answer[encoding];
}

async function pack(answer: Packed, encoding: Encoding): Promise<Buffer> {
  try {
    const bytes = await compressors[encoding].compress(answer.plain);
    answer[encoding] = bytes;
    return bytes;
  } catch (error) {
    delete answer[encoding];
    throw error;
  }
}
