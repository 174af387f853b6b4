/** How the letters of a file are written. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes that are looked at where nothing at the beginning says it. */
const SAMPLE_BYTES = 64 * 1024;

/** How many of the bytes of a text in UTF-16 are zero at least: those of letters from A to Z are half of them. */
const ZEROS_OF_UTF16 = 0.2;

/**
 * How the letters of a file are written, by its mark or by what its bytes can be: programs of Windows write without saying
 * so, in UTF-16 or in Windows-1252.
 *
 * @param bytes the whole file
 */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const [even, odd] = [zerosAt(sample, 0), zerosAt(sample, 1)];
  const many = (sample.length / 2) * ZEROS_OF_UTF16;
  if (odd > many && odd > even) return 'utf-16le';
  if (even > many) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** The text of a file, a piece at a time, so that whoever reads it can do something else in between. */
export function* decodeText(
  bytes: Uint8Array,
  encoding: TextEncoding,
  pieceBytes = 1024 * 1024,
): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let place = 0; place < bytes.length; place += pieceBytes)
    yield decoder.decode(bytes.subarray(place, place + pieceBytes), { stream: true });
  yield decoder.decode();
}

function zerosAt(bytes: Uint8Array, first: 0 | 1): number {
  let count = 0;
  for (let place = first; place < bytes.length; place += 2) if (bytes[place] === 0) count++;
  return count;
}

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    decoder.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
