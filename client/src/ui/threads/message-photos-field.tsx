import { FileButton, Input } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { MAX_MESSAGE_PHOTOS } from '../../../../domain/threads/thread-photos.ts';
import { pictureAccept } from '../../lib/read-picture.ts';
import { FocusableButton } from '../buttons/focusable-button.tsx';
import { ChosenPhoto } from '../photos/chosen-photo.tsx';
import classes from '../photos/photos.module.css';
import type { MessagePhotos } from './use-message-photos.ts';

interface MessagePhotosFieldProps {
  readonly photos: MessagePhotos;
  /** Who sees them. */
  readonly description: string;
}

/** Up to four photos with a message, shown as soon as they are there. */
export function MessagePhotosField({ photos, description }: MessagePhotosFieldProps) {
  const { files, problem, add, remove } = photos;
  const button = useRef<HTMLButtonElement>(null);

  function leaveOut(file: File) {
    remove(file);
    // The button that had the focus is gone.
    button.current?.focus();
  }

  return (
    <Input.Wrapper
      label="Photos"
      labelElement="div"
      description={description}
      error={problem}
      errorProps={{ role: 'alert' }}
    >
      {files.length > 0 && (
        <ul className={classes.photos} aria-label="Your photos">
          {files.map((file, place) => (
            <ChosenPhoto
              key={`${file.name} ${file.lastModified} ${file.size}`}
              file={file}
              number={place + 1}
              onRemove={() => leaveOut(file)}
            />
          ))}
        </ul>
      )}
      <FileButton multiple accept={pictureAccept} onChange={(chosen) => void add(chosen)}>
        {({ onClick }) => (
          <FocusableButton
            ref={button}
            size="xs"
            variant="light"
            leftSection={<IconPhotoPlus size={16} aria-hidden />}
            isOff={files.length >= MAX_MESSAGE_PHOTOS}
            onClick={onClick}
          >
            Add photos
          </FocusableButton>
        )}
      </FileButton>
    </Input.Wrapper>
  );
}
