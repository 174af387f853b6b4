import sharp, { type Metadata } from 'sharp';
import { type FocalPoint, focalPointAt } from '../../../domain/pictures/focal-point.ts';
import {
  heicAdvice,
  MAX_PICTURE_BYTES,
  MAX_PIXELS,
  MAX_PIXELS_ROW_BY_ROW,
  type PictureKind,
  pictureKindOf,
  pictureKinds,
  pictureNames,
} from '../../../domain/pictures/picture-files.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { ImageFormat, PetImage } from './pet-image.entity.ts';

/** The decoders of what may be decoded: what begins like one kind must be read as it. */
const decoders = new Set(['jpeg', 'png', 'gif', 'webp', 'heif']);
const MAX_STORED_WIDTH = 1600;
/** What is shown while a picture comes is no larger, in pixels: WebP knows no column of thousands. */
const PLACEHOLDER = { width: 16, height: 64, fit: 'inside' } as const;
/** What is looked at for what is interesting in a picture, and how much of its height is kept of it. */
const LOOKED_AT = { width: 320, height: 320, fit: 'inside', withoutEnlargement: true } as const;
const KEPT = 0.75;

/**
 * An upload as it is stored: decoded, turned upright, stripped of metadata, as JPEG.
 *
 * @param most pixels of a side
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE
 */
export async function reencode(bytes: Buffer, most = MAX_STORED_WIDTH): Promise<Buffer> {
  if (bytes.length > MAX_PICTURE_BYTES) throw tooLarge(MAX_PIXELS_ROW_BY_ROW);
  const kind = pictureKindOf(bytes);
  if (kind === 'heic') throw isHeic();
  if (!kind) throw notAPicture();
  const metadata = await readMetadata(bytes, kind);
  const { format, width = 0, height = 0 } = metadata;
  if (metadata.compression === 'hevc') throw isHeic();
  if (!format || !decoders.has(format)) throw notAPicture();
  const limitInputPixels = mostPixels(metadata);
  if (width * height > limitInputPixels) throw tooLarge(limitInputPixels);
  try {
    return await sharp(bytes, { limitInputPixels, failOn: 'truncated' })
      .rotate()
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
  } catch {
    throw isDamaged(kind);
  }
}

/** A stored picture at most so many pixels wide. */
export function resize(jpeg: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(jpeg).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: 50, effort: 3 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer();
  return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/** How large a stored picture is in pixels, and as a data URL what is shown while it comes. */
export async function metadataOf(jpeg: Buffer): Promise<Omit<PetImage, 'hash'>> {
  const { width, height } = await sharp(jpeg).metadata();
  const tiny = await sharp(jpeg).resize(PLACEHOLDER).webp({ quality: 30 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { width, height, placeholder, focalPoint: await findFocalPoint(jpeg) };
}

/**
 * What eyes go to first in a picture: its brightest colours, edges and skin tones. Looked for in a small copy that loses a
 * strip and keeps its scale, because places are only then said in pixels of what went in.
 */
export async function findFocalPoint(jpeg: Buffer): Promise<FocalPoint> {
  const small = await sharp(jpeg).resize(LOOKED_AT).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  // Nothing can be cut off a line of pixels.
  if (height < 2) return focalPointAt({ x: width / 2, y: height / 2 }, { width, height });
  const cut = {
    width,
    height: Math.floor(height * KEPT),
    fit: 'cover',
    position: sharp.strategy.attention,
  } as const;
  const { info } = await sharp(small.data, { raw: { width, height, channels } })
    .resize(cut)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return focalPointAt(
    { x: info.attentionX ?? width / 2, y: info.attentionY ?? height / 2 },
    { width, height },
  );
}

/** A JPEG is made smaller as it is read, row by row; but not one whose every row comes in several passes. */
function mostPixels({ format, isProgressive }: Metadata): number {
  return format === 'jpeg' && !isProgressive ? MAX_PIXELS_ROW_BY_ROW : MAX_PIXELS;
}

async function readMetadata(bytes: Buffer, kind: PictureKind): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw isDamaged(kind);
  }
}

function notAPicture(): DomainError {
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', `img must be a ${pictureKinds} picture`);
}

/** A file that broke off as it was copied, mostly. */
function isDamaged(kind: PictureKind): DomainError {
  const words = `img is damaged: it begins as ${pictureNames[kind]} and cannot be read to its end. Please save or copy it anew`;
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', words);
}

function isHeic(): DomainError {
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', `img: ${heicAdvice}`);
}

function tooLarge(pixels: number): DomainError {
  const megapixels = pixels / 1_000_000;
  return new DomainError('PAYLOAD_TOO_LARGE', `img is too large: at most 10 MB and ${megapixels} megapixels`);
}
