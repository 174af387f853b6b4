import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ClientSession } from 'mongoose';
import type { ImageWidth } from '../../../domain/pictures/page-pictures.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { notFound } from '../platform/domain-error.ts';
import { isOutage } from '../platform/public-error.ts';
import { Semaphore } from '../platform/semaphore.ts';
import { type ImageFormat, PetImage } from './pet-image.entity.ts';
import { PictureModel, RenditionModel } from './picture.entity.ts';

const DELIVERED_JPEG_WIDTH = 800;
/** Cached renditions: the pictures of some hundred cards. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
/** Files and compression share the threads with them. */
const MAX_CONCURRENT_RESIZES = 2;

/** The one way pictures come in and go out, for GraphQL and REST alike. */
export class ImagesService {
  private readonly pending = new Map<string, Promise<Buffer>>();
  /** Recent renditions. They never change, so nothing has to be invalidated. */
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });
  private readonly semaphore = new Semaphore(MAX_CONCURRENT_RESIZES);

  /**
   * Stores a picture: decoded, turned upright, stripped of metadata, re-encoded as JPEG. Storing the
   * same picture twice stores it once.
   *
   * @param bytes what was uploaded, whatever its name claims
   * @throws DomainError UNSUPPORTED_MEDIA_TYPE when it is not a picture, PAYLOAD_TOO_LARGE beyond 10 MB, or
   *   60 megapixels of a JPEG that is read row by row, or 25 of any other picture
   */
  async store(bytes: Buffer): Promise<PetImage> {
    return this.storeJpeg(await this.reencode(bytes));
  }

  /**
   * The same for a picture that goes with a record: `remove` takes it away without looking who else has stored the like.
   *
   * @param owner id of the record
   */
  async storeFor(owner: string, bytes: Buffer): Promise<PetImage> {
    return this.storeJpeg(await this.reencode(bytes), owner);
  }

  /** Removes pictures that were stored for a record, in the transaction that takes them from it. */
  async remove(pictures: readonly Pick<PetImage, 'hash'>[], session: ClientSession): Promise<void> {
    for (const { hash } of pictures) {
      await PictureModel.deleteOne({ _id: hash }, { session });
      await RenditionModel.deleteMany({ _id: { $gte: `${hash}/`, $lt: `${hash}0` } }, { session });
      for (const id of [...this.cache.keys()].filter((key) => key.startsWith(hash))) this.cache.delete(id);
    }
  }

  /** The same without storing it, for a picture that is not for everybody. @param most pixels of a side */
  async reencode(bytes: Buffer, most?: number): Promise<Buffer> {
    const { reencode } = await loadPictureProcessor();
    return this.semaphore.run(() => reencode(bytes, most));
  }

  /** Stores a picture of our own making as it is. */
  async storeJpeg(jpeg: Buffer, owner = ''): Promise<PetImage> {
    const { metadataOf } = await loadPictureProcessor();
    const hash = createHash('sha256').update(owner).update(jpeg).digest('hex');
    await keep(PictureModel.updateOne({ _id: hash }, { $setOnInsert: { jpeg } }, { upsert: true }));
    return Object.assign(new PetImage(), { hash, ...(await metadataOf(jpeg)) });
  }

  /**
   * A picture in one of the served sizes, created at the first request and stored.
   *
   * @throws DomainError NOT_FOUND
   */
  rendition(hash: string, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
    return this.inSize(hash, width, format);
  }

  /**
   * A picture as base64 JPEG, at most 800 pixels wide or as wide as is said, without data-URL prefix: `img` of the
   * specification. A record whose picture is gone or can not be read is shown without one.
   */
  async findBase64(
    image: Pick<PetImage, 'hash'> | undefined,
    width: number = DELIVERED_JPEG_WIDTH,
  ): Promise<string | undefined> {
    if (!image) return undefined;
    try {
      return (await this.inSize(image.hash, width, 'jpeg')).toString('base64');
    } catch (error) {
      if (isOutage(error)) throw error;
      return undefined;
    }
  }

  private async inSize(hash: string, width: number, format: ImageFormat): Promise<Buffer> {
    const id = `${hash}/${width}.${format}`;
    const cached = this.cache.get(id);
    if (cached) return cached;

    // A page that many open at once asks for the same rendition many times: it is read, or made, once.
    const pending = this.pending.get(id) ?? this.readOrCreate(id, hash, width, format);
    this.pending.set(id, pending);
    const bytes = await pending.finally(() => this.pending.delete(id));
    this.cache.set(id, bytes);
    return bytes;
  }

  private async readOrCreate(id: string, hash: string, width: number, format: ImageFormat): Promise<Buffer> {
    const stored = await RenditionModel.findById(id).lean();
    if (stored) return toBuffer(stored.bytes);

    // The original is read only once it is its turn, so that those who wait hold next to no memory.
    const bytes = await this.semaphore.run(async () => {
      const { resize } = await loadPictureProcessor();
      return resize(await this.original(hash), width, format);
    });
    await keep(RenditionModel.updateOne({ _id: id }, { $setOnInsert: { bytes } }, { upsert: true }));
    return bytes;
  }

  private async original(hash: string): Promise<Buffer> {
    const picture = await PictureModel.findById(hash).lean();
    if (!picture) throw notFound('Picture');
    return toBuffer(picture.jpeg);
  }
}

/** The image library is loaded with the first picture to process: a server that only serves pictures saves its 8 MB. */
function loadPictureProcessor(): Promise<typeof import('./picture-processor.ts')> {
  return import('./picture-processor.ts');
}

/** Of two that store the same bytes at once, the second finds them there. */
async function keep(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Bytes of the database: lean reads give the driver's Binary, not a Buffer. */
export function toBuffer(value: Buffer | { readonly buffer: Uint8Array }): Buffer {
  return Buffer.isBuffer(value) ? value : Buffer.from(value.buffer);
}
