import {
  emptyFile,
  heicAdvice,
  MAX_PICTURE_BYTES,
  PICTURE_HEAD_BYTES,
  pictureKindOf,
  pictureKinds,
} from '../../../domain/pictures/picture-files.ts';
import { type PictureSize, shrinkPicture } from './shrink-picture.ts';

/** What the browser's own chooser offers: without HEIC, an iPhone hands over a JPEG. */
export const pictureAccept =
  'image/jpeg,image/jpg,image/pjpeg,image/png,image/x-png,image/webp,image/avif,image/gif,.jpg,.jpeg,.jfif,.png,.webp,.avif,.gif';

const pictureTypes = new Set(pictureAccept.split(','));

export type PictureReading = { readonly picture: File } | { readonly problem: string };

/** A chosen file as the shop takes it, or what is wrong with it. Like the server, it looks at the bytes, not the name. @param most what is larger is made smaller */
export async function readPicture(file: File, most?: PictureSize): Promise<PictureReading> {
  if (file.size === 0) return { problem: `${file.name}: ${emptyFile.toLowerCase()}` };
  const kind = pictureKindOf(await headOf(file));
  if (kind === 'heic' || isNamedHeic(file)) return { problem: heicAdvice };
  if (!kind && !pictureTypes.has(file.type)) {
    return { problem: `${file.name} is not a picture that we can use. ${pictureKinds}, please` };
  }
  const picture = await shrinkPicture(file, most);
  if (picture.size > MAX_PICTURE_BYTES) {
    const megabytes = (picture.size / 1024 / 1024).toFixed(1);
    return { problem: `${file.name} has ${megabytes} MB. At most 10 MB, please` };
  }
  return { picture };
}

function isNamedHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/** The first bytes of a file. By a reader, which older Safari has for parts of files as well. */
export function headOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    // An unreadable file has no header; the upload reports the reason.
    reader.onerror = () => resolve(new Uint8Array());
    reader.readAsArrayBuffer(file.slice(0, PICTURE_HEAD_BYTES));
  });
}
