import { createHash } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import { can } from '../../../domain/permissions.ts';
import {
  hasRoomForPhotos,
  MAX_MESSAGE_PHOTOS,
  MAX_THREAD_PHOTOS,
} from '../../../domain/threads/thread-photos.ts';
import { toObjectId } from '../database/object-id.ts';
import { type ImagesService, toBuffer } from '../images/images.service.ts';
import { DomainError, notFound } from '../platform/domain-error.ts';
import type { User } from '../users/user.entity.ts';
import { type MessagePhoto, ThreadModel, type ThreadRecord } from './thread.entity.ts';
import { ThreadPhotoModel, type ThreadPhotoRecord } from './thread-photo.entity.ts';

/** A photo as it may be kept: made anew, and without what it told of when, where and by whom. */
export interface TakenPhoto extends MessagePhoto {
  readonly jpeg: Buffer;
}

/** Photos that go with what people ask, and with what the shop answers. */
export class ThreadPhotosService {
  constructor(private readonly images: Pick<ImagesService, 'reencode'>) {}

  /** @throws DomainError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, saying which of them */
  async take(files: readonly Buffer[]): Promise<TakenPhoto[]> {
    const taken: TakenPhoto[] = [];
    for (const [place, file] of files.entries()) {
      taken.push(toTaken(await this.images.reencode(file).catch(throwOf(place + 1))));
    }
    return taken;
  }

  /** What a mail brought: those files that are photos, and no more than a message has. */
  async takeReadable(files: readonly Buffer[]): Promise<TakenPhoto[]> {
    const taken: TakenPhoto[] = [];
    for (const file of files) {
      if (taken.length >= MAX_MESSAGE_PHOTOS) break;
      const jpeg = await this.images.reencode(file).catch(nullWhereRefused);
      if (jpeg) taken.push(toTaken(jpeg));
    }
    return taken;
  }

  /**
   * A photo as base64 JPEG: of a question of one's own, or of any that the staff see.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's
   */
  async photo(id: string, { uid, role }: User): Promise<string> {
    const seen = can(role, 'handleOrders') ? { $or: [{ uid }, { isProved: true }] } : { uid };
    return (await findPhoto(id, seen)).toString('base64');
  }

  /** The same for a visitor who has proved the address, by the secret of the question. @throws DomainError NOT_FOUND */
  photoOfVisitor(code: string, id: string): Promise<Buffer> {
    return findPhoto(id, { code, isProved: true });
  }
}

/** What stands of photos in the message that they came with. */
export function toMessagePhotos(taken: readonly TakenPhoto[]): { photos?: MessagePhoto[] } {
  if (taken.length === 0) return {};
  return { photos: taken.map(({ id, bytes, hash }) => ({ id, bytes, hash })) };
}

export function countPhotos(messages: ThreadRecord['messages']): number {
  return messages.reduce((sum, { photos = [] }) => sum + photos.length, 0);
}

/** What tells the photos of a message from others. */
export function hashesOf(photos: readonly MessagePhoto[] = []): string {
  return photos.map(({ hash }) => hash).join();
}

/** Keeps photos with the thread that they are for, in its transaction. @throws DomainError CONFLICT where it has very many */
export async function keepPhotos(
  { _id: threadId, uid, email, proveBy, messages }: ThreadRecord,
  taken: readonly TakenPhoto[],
  session: ClientSession,
): Promise<void> {
  if (taken.length === 0) return;
  if (!hasRoomForPhotos(countPhotos(messages), taken.length)) {
    throw new DomainError('CONFLICT', `A question has at most ${MAX_THREAD_PHOTOS} photos: ask anew`);
  }
  const ofThread = { threadId, email, ...(uid && { uid }), ...(proveBy && { proveBy }) };
  const records = taken.map(({ id, jpeg }) => ({ _id: new Types.ObjectId(id), jpeg, ...ofThread }));
  await ThreadPhotoModel.create(records, { session, ordered: true });
}

/** Staff see them from now on, and they stay. */
export async function keepProved(threadId: Types.ObjectId, session: ClientSession): Promise<void> {
  await ThreadPhotoModel.updateMany({ threadId }, { $unset: { proveBy: 1 } }, { session });
}

async function findPhoto(id: string, ofThread: object): Promise<Buffer> {
  const photo = await ThreadPhotoModel.findById(toObjectId(id, 'Photo')).lean<ThreadPhotoRecord>();
  const isSeen = photo && (await ThreadModel.exists({ _id: photo.threadId, ...ofThread }));
  if (!isSeen) throw notFound('Photo');
  return toBuffer(photo.jpeg);
}

function toTaken(jpeg: Buffer): TakenPhoto {
  const hash = createHash('sha256').update(jpeg).digest('base64url');
  return { id: new Types.ObjectId().toHexString(), jpeg, bytes: jpeg.length, hash };
}

/** Of several files it is said which one can not be taken. */
function throwOf(place: number) {
  return (error: unknown): never => {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, error.message.replace(/^img\b/, `Photo ${place}`));
  };
}

function nullWhereRefused(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}
