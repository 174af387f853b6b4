import { useQuery } from '@apollo/client/react';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { FocusableButton } from '../buttons/focusable-button.tsx';
import { Modal } from '../overlays/modal.tsx';
import classes from '../photos/photos.module.css';
import { ThreadPhotoDocument } from './thread-photo.operations.ts';

interface ThreadPhotosProps {
  readonly photos: readonly { readonly id: string }[];
  /** Who sent them. */
  readonly name: string;
}

/** Photos that came with a message; each opens as large as the screen. */
export function ThreadPhotos({ photos, name }: ThreadPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={classes.photos} aria-label={`Photos by ${name}`}>
      {photos.map(({ id }, place) => (
        <li key={id}>
          <ThreadPhoto id={id} alt={`Photo ${place + 1} of ${photos.length} by ${name}`} />
        </li>
      ))}
    </ul>
  );
}

/** No address has it, as whoever asked and the staff alone may see it. */
function ThreadPhoto({ id, alt }: { readonly id: string; readonly alt: string }) {
  const { data, error, refetch } = useQuery(ThreadPhotoDocument, { variables: { id } });
  const [isOpen, setOpen] = useState(false);
  if (!data && error)
    return (
      <FocusableButton size="xs" variant="default" onClick={() => void refetch()}>
        {alt} did not load: try again
      </FocusableButton>
    );
  if (!data) return <div className={classes.awaited} role="img" aria-label={`${alt}, on its way`} />;
  const source = `data:image/jpeg;base64,${data.threadPhoto}`;
  return (
    <>
      <UnstyledButton
        className={classes.photo}
        aria-label={`${alt}, look closer`}
        onClick={() => setOpen(true)}
      >
        <img className={classes.preview} src={source} alt="" />
      </UnstyledButton>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<bdi>{alt}</bdi>}
        size="min(96vw, 1100px)"
        centered
        closeLabel="Close the photo"
      >
        <img className={classes.large} src={source} alt={alt} />
      </Modal>
    </>
  );
}
