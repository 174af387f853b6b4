import sharp, { type Metadata, type OutputInfo } from 'sharp';
import { DomainError } from '../platform/domain-error.ts';
import type { ImageFormat } from './pet-image.entity.ts';
import { MAX_PIXELS, MAX_UPLOAD } from './picture-limits.ts';

/** First bytes of what may be decoded. SVG is left out on purpose: it can run scripts and read files. */
const signatures = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp(avif|avis|heic|mif1)/s,
];
/** The same by the name of their decoders: what begins like one kind must be read as it. */
const decoders = new Set(['jpeg', 'png', 'gif', 'webp', 'heif']);
const STORED_WIDTH = 1600;

/**
 * An upload as it is stored: decoded, turned upright, stripped of metadata, as JPEG.
 *
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE
 */
export async function reencode(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  if (bytes.length > MAX_UPLOAD) throw tooLarge();
  if (!isPicture(bytes)) throw notAPicture();
  const { format, width = 0, height = 0 } = await readMetadata(bytes);
  if (!format || !decoders.has(format)) throw notAPicture();
  if (width * height > MAX_PIXELS) throw tooLarge();
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .rotate()
      .resize({ width: STORED_WIDTH, height: STORED_WIDTH, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw notAPicture();
  }
}

/** A stored picture at most so many pixels wide. */
export function resize(jpeg: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(jpeg).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: 50, effort: 3 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer();
  return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/** What is shown while the picture comes, as a data URL. */
export async function placeholderOf(jpeg: Buffer): Promise<string> {
  const tiny = await sharp(jpeg).resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

function isPicture(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 16);
  return signatures.some((signature) => signature.test(start));
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw notAPicture();
  }
}

function notAPicture(): DomainError {
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', 'img must be a JPEG, PNG, WebP, GIF or AVIF picture');
}

function tooLarge(): DomainError {
  return new DomainError('PAYLOAD_TOO_LARGE', 'img is too large: at most 10 MB and 25 megapixels');
}
