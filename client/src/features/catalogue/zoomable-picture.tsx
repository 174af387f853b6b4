import { Modal, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import type { PetCardFieldsFragment } from '../../gql/graphql.ts';
import { PetPicture } from '../../ui/pet-picture.tsx';
import classes from './zoomable-picture.module.css';

interface ZoomablePictureProps {
  readonly image: PetCardFieldsFragment['image'];
  readonly name: string;
}

/** The big picture of an item; a click opens it as large as the screen, another one goes closer. */
export function ZoomablePicture({ image, name }: ZoomablePictureProps) {
  const [isOpen, dialog] = useDisclosure();
  const [isClose, setClose] = useState(false);

  if (!image) return <PetPicture image={image} alt={name} sizes="(min-width: 62em) 600px, 100vw" />;
  return (
    <>
      <UnstyledButton
        className={classes.opener}
        onClick={dialog.open}
        aria-label={`Enlarge the picture of ${name}`}
      >
        <PetPicture image={image} alt={name} sizes="(min-width: 62em) 600px, 100vw" priority />
        <span className={classes.hint} aria-hidden>
          <IconZoomIn size={20} />
        </span>
      </UnstyledButton>
      <Modal
        opened={isOpen}
        onClose={() => {
          setClose(false);
          dialog.close();
        }}
        title={name}
        size="min(96vw, 1100px)"
        centered
        closeButtonProps={{ 'aria-label': 'Close the picture' }}
      >
        <div className={classes.stage}>
          <UnstyledButton
            className={classes.large}
            data-close={isClose || undefined}
            aria-pressed={isClose}
            aria-label={isClose ? 'Step back' : 'Look closer'}
            onClick={() => setClose((current) => !current)}
          >
            <PetPicture image={image} alt={name} sizes="(min-width: 62em) 1100px, 200vw" />
          </UnstyledButton>
        </div>
      </Modal>
    </>
  );
}
