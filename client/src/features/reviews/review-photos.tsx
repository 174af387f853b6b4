import { fallbackUrlOf } from '../../../../domain/pictures/page-pictures.ts';
import type { PetPictureFieldsFragment } from '../../gql/graphql.ts';
import { PetPicture } from '../../ui/pet-picture.tsx';
import classes from '../../ui/photos/photos.module.css';

interface ReviewPhotosProps {
  readonly photos: readonly PetPictureFieldsFragment[];
  /** Who wrote the review. */
  readonly name: string;
}

/** Photos that came with a review; each opens whole on a page of its own. */
export function ReviewPhotos({ photos, name }: ReviewPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={classes.photos} aria-label={`Photos by ${name}`}>
      {photos.map((photo, place) => (
        <li key={photo.hash}>
          <a href={fallbackUrlOf(photo)} target="_blank" rel="noreferrer" className={classes.photo}>
            <PetPicture
              image={photo}
              alt={`Photo ${place + 1} of ${photos.length} by ${name}, opens in a new tab`}
              sizes="120px"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
