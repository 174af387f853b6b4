import { MAX_PICTURE_BYTES, MAX_PIXELS } from '../../../domain/pictures/picture-files.ts';

/** How large a picture may be before it is made smaller, and how large it is then. */
export interface PictureSize {
  readonly bytes: number;
  /** The longer side afterwards, in pixels. */
  readonly side: number;
}

/** The shop stores up to 1600 pixels a side; twice as many leave room for its own scaling. */
const LARGEST: PictureSize = { bytes: MAX_PICTURE_BYTES, side: 3200 };
const JPEG_QUALITY = 0.9;

/**
 * A picture as the server takes it: one of more bytes or pixels is made smaller here, as JPEG and upright. What this
 * browser can not read stays as it is.
 */
export async function shrinkPicture(file: File, most = LARGEST): Promise<File> {
  if (typeof createImageBitmap !== 'function') return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  try {
    if (file.size <= most.bytes && picture.width * picture.height <= MAX_PIXELS) return file;
    const jpeg = await toJpeg(picture, most.side);
    return jpeg ? new File([jpeg], file.name.replace(/\.\w+$|$/, '.jpg'), { type: 'image/jpeg' }) : file;
  } finally {
    picture.close();
  }
}

function toJpeg(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // What is transparent is white on the server too.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
