/*
 * What may be uploaded as a picture. The form checks a file by the same rules as the server, before it is sent.
 */

/** Largest upload, in bytes. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** Largest picture that a decoder has to keep whole, in pixels. */
export const MAX_PIXELS = 25_000_000;
/** Largest one that it can read row by row, as the cameras of phones write them. */
export const MAX_PIXELS_ROW_BY_ROW = 60_000_000;

/** Bytes at the beginning of a file that identify its format. */
export const PICTURE_HEAD_BYTES = 64;

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

/** What people call them. */
export const pictureNames: Readonly<Record<PictureKind, string>> = {
  jpeg: 'a JPEG',
  png: 'a PNG',
  gif: 'a GIF',
  webp: 'a WebP',
  avif: 'an AVIF',
  heic: 'a HEIC',
};

export const emptyFile = 'The file is empty';

/** The formats that can be read. SVG is left out on purpose: it can run scripts and read files. */
export const pictureKinds = 'JPEG, PNG, WebP, GIF or AVIF';

/** What to do about a picture in the format of iPhones, which needs a decoder that is not free. */
export const heicAdvice =
  'A HEIC picture cannot be read here: please save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)';

const signatures: readonly [PictureKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s],
];
/** The brands that files of the family HEIF name at their beginning. */
const avifBrands = /^(avif|avis)$/;
const heicBrands = /^(hei[cxms]|hev[cxms])$/;
const openBrands = /^(mif1|msf1)$/;

/** What a file is by its first bytes, whatever its name and type claim; null for no picture. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, PICTURE_HEAD_BYTES));
  const [kind] = signatures.find(([, signature]) => signature.test(head)) ?? [];
  return kind ?? heifKindOf(head);
}

function heifKindOf(head: string): PictureKind | null {
  if (head.slice(4, 8) !== 'ftyp') return null;
  const [brand = '', ...alsoReadableAs] = readBrands(head);
  if (avifBrands.test(brand)) return 'avif';
  if (heicBrands.test(brand)) return 'heic';
  if (!openBrands.test(brand)) return null;
  return alsoReadableAs.some((other) => heicBrands.test(other)) ? 'heic' : 'avif';
}

/** The brand of a file and those that it fits as well; between them stand four bytes of a version. */
function readBrands(head: string): string[] {
  const end = head.charCodeAt(2) * 256 + head.charCodeAt(3);
  const places = [8, ...Array.from({ length: 12 }, (_, index) => 16 + index * 4)];
  return places.filter((place) => place < end).map((place) => head.slice(place, place + 4));
}
