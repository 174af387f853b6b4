import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import type { ImageWidth } from '../../../domain/page-pictures.ts';
import { DomainError, notFound } from '../platform/domain-error.ts';
import { isDuplicateKey } from '../platform/duplicate-key.ts';
import { Slots } from '../platform/slots.ts';
import { type ImageFormat, PetImage } from './pet-image.entity.ts';
import { PictureModel, RenditionModel } from './picture.entity.ts';

/** Largest upload, in bytes. */
export const MAX_UPLOAD = 10 * 1024 * 1024;

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
const MAX_PIXELS = 25_000_000;
const STORED_WIDTH = 1600;
const DELIVERED_JPEG = 800;

/** Bytes of renditions that a process keeps at hand: the pictures of some hundred cards. */
const RECENT = 24 * 1024 * 1024;
/** How many pictures are worked on at a time: files and compression share the threads with them. */
const MAKERS = 2;

/** The one way pictures come in and go out, for GraphQL and REST alike. */
export class ImagesService {
  private readonly underWay = new Map<string, Promise<Buffer>>();
  /** Renditions that were asked for lately. They never change, so nothing has to be forgotten. */
  private readonly recent = new LRUCache<string, Buffer>({
    maxSize: RECENT,
    sizeCalculation: (bytes) => bytes.length,
  });
  private readonly makers = new Slots(MAKERS);

  /**
   * Stores a picture: decoded, turned upright, stripped of metadata, re-encoded as JPEG. Storing the
   * same picture twice stores it once.
   *
   * @param bytes what was uploaded, whatever its name claims
   * @throws DomainError UNSUPPORTED_MEDIA_TYPE when it is not a picture, PAYLOAD_TOO_LARGE beyond 10 MB or 25 megapixels
   */
  async store(bytes: Buffer): Promise<PetImage> {
    const jpeg = await this.makers.take(() => this.reencode(bytes));
    const hash = createHash('sha256').update(jpeg.data).digest('hex');
    await keep(
      PictureModel.updateOne({ _id: hash }, { $setOnInsert: { jpeg: jpeg.data } }, { upsert: true }),
    );
    return Object.assign(new PetImage(), {
      hash,
      width: jpeg.info.width,
      height: jpeg.info.height,
      placeholder: await placeholderOf(jpeg.data),
    });
  }

  /**
   * A picture in one of the served sizes, made at the first request and kept.
   *
   * @throws DomainError NOT_FOUND
   */
  rendition(hash: string, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
    return this.inSize(hash, width, format);
  }

  /** The picture as base64 JPEG, at most 800 pixels wide, without data-URL prefix: `img` of the specification. */
  async base64(hash: string): Promise<string> {
    return (await this.inSize(hash, DELIVERED_JPEG, 'jpeg')).toString('base64');
  }

  private async inSize(hash: string, width: number, format: ImageFormat): Promise<Buffer> {
    const id = `${hash}/${width}.${format}`;
    const atHand = this.recent.get(id);
    if (atHand) return atHand;

    // A page that many open at once asks for the same rendition many times: it is read, or made, once.
    const begun = this.underWay.get(id) ?? this.readOrMake(id, hash, width, format);
    this.underWay.set(id, begun);
    const bytes = await begun.finally(() => this.underWay.delete(id));
    this.recent.set(id, bytes);
    return bytes;
  }

  private async readOrMake(id: string, hash: string, width: number, format: ImageFormat): Promise<Buffer> {
    const kept = await RenditionModel.findById(id).lean();
    if (kept) return toBuffer(kept.bytes);

    // The original is read only once it is its turn, so that those who wait hold next to no memory.
    const bytes = await this.makers.take(async () => {
      const resized = sharp(await this.original(hash)).resize({ width, withoutEnlargement: true });
      return encode(resized, format);
    });
    await keep(RenditionModel.updateOne({ _id: id }, { $setOnInsert: { bytes } }, { upsert: true }));
    return bytes;
  }

  private async original(hash: string): Promise<Buffer> {
    const picture = await PictureModel.findById(hash).lean();
    if (!picture) throw notFound('Picture');
    return toBuffer(picture.jpeg);
  }

  private async reencode(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
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

async function placeholderOf(jpeg: Buffer): Promise<string> {
  const tiny = await sharp(jpeg).resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

function encode(image: Sharp, format: ImageFormat): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 50, effort: 3 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer();
  return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/** Lean reads give the driver's Binary, not a Buffer. */
function toBuffer(value: Buffer | { buffer: Uint8Array }): Buffer {
  return Buffer.isBuffer(value) ? value : Buffer.from(value.buffer);
}

/** Of two that store the same bytes at once, the second finds them there. */
async function keep(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

function notAPicture(): DomainError {
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', 'img must be a JPEG, PNG, WebP, GIF or AVIF picture');
}

function tooLarge(): DomainError {
  return new DomainError('PAYLOAD_TOO_LARGE', 'img is too large: at most 10 MB and 25 megapixels');
}
