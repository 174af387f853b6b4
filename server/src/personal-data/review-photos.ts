import { toBuffer } from '../images/images.service.ts';
import { PictureModel } from '../images/picture.entity.ts';
import { photosOf } from '../reviews/review-photos.ts';

/** The photos of a review with their files: what only leads to them is worth nothing without the shop. */
export async function reviewPhotos(review: object): Promise<object> {
  const photos = photosOf(review);
  if (photos.length === 0) return {};
  const files = await PictureModel.find({ _id: { $in: photos.map(({ hash }) => hash) } }).lean();
  const withFile = photos.map((photo) => {
    const file = files.find(({ _id }) => _id === photo.hash);
    return { ...photo, jpeg: file ? toBuffer(file.jpeg).toString('base64') : null };
  });
  return { photos: withFile };
}
