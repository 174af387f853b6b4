import { CloseButton, FileButton, Input } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { MAX_REVIEW_PHOTOS } from '../../../../domain/pictures/item-pictures.ts';
import type { PetPictureFieldsFragment } from '../../gql/graphql.ts';
import { pictureAccept, readPicture } from '../../lib/read-picture.ts';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { PetPicture } from '../../ui/pet-picture.tsx';
import { ChosenPhoto } from '../../ui/photos/chosen-photo.tsx';
import classes from '../../ui/photos/photos.module.css';

/** Photos of a review as its form has them. */
export interface ChosenPhotos {
  /** Those that the review has already, and keeps. */
  readonly kept: readonly PetPictureFieldsFragment[];
  readonly added: readonly File[];
}

interface PhotosFieldProps {
  readonly value: ChosenPhotos;
  readonly error?: string | undefined;
  readonly onChange: (photos: ChosenPhotos) => void;
  readonly onError: (message: string) => void;
}

/** Up to four photos with a review, shown as soon as they are there. */
export function PhotosField({ value, error, onChange, onError }: PhotosFieldProps) {
  const { kept, added } = value;
  const room = MAX_REVIEW_PHOTOS - kept.length - added.length;

  async function choose(files: readonly File[]) {
    const readings = await Promise.all(files.slice(0, room).map((file) => readPicture(file)));
    const pictures = readings.flatMap((reading) => ('picture' in reading ? [reading.picture] : []));
    if (pictures.length > 0) onChange({ kept, added: [...added, ...pictures] });
    const problem = readings.find((reading) => 'problem' in reading);
    if (problem && 'problem' in problem) onError(problem.problem);
    else if (files.length > room) onError(`At most ${MAX_REVIEW_PHOTOS} photos`);
  }

  return (
    <Input.Wrapper
      label="Photos"
      labelElement="div"
      description={`If you like, up to ${MAX_REVIEW_PHOTOS}. Everybody sees them.`}
      error={error}
    >
      <ul className={classes.photos} aria-label="Your photos">
        {kept.map((photo, place) => (
          <li key={photo.hash}>
            <div className={classes.photo}>
              <PetPicture image={photo} alt={`Photo ${place + 1}`} sizes="120px" />
            </div>
            <CloseButton
              aria-label={`Remove photo ${place + 1}`}
              onClick={() => onChange({ added, kept: kept.filter((one) => one !== photo) })}
            />
          </li>
        ))}
        {added.map((file, place) => (
          <ChosenPhoto
            key={`${file.name} ${file.lastModified} ${file.size}`}
            file={file}
            number={kept.length + place + 1}
            onRemove={() => onChange({ kept, added: added.filter((one) => one !== file) })}
          />
        ))}
      </ul>
      <FileButton multiple accept={pictureAccept} onChange={(files) => void choose(files)}>
        {({ onClick }) => (
          <FocusableButton
            size="xs"
            variant="light"
            leftSection={<IconPhotoPlus size={16} aria-hidden />}
            isOff={room <= 0}
            onClick={onClick}
          >
            Add photos
          </FocusableButton>
        )}
      </FileButton>
    </Input.Wrapper>
  );
}
