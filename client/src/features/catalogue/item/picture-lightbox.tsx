import { Modal, UnstyledButton } from '@mantine/core';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PetCardFieldsFragment } from '../../../gql/graphql.ts';
import { PetPicture } from '../../../ui/pet-picture.tsx';
import { ShopMantineProvider } from '../../../ui/theme/mantine-provider.tsx';
import classes from './picture-lightbox.module.css';

interface PictureLightboxProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly image: PetCardFieldsFragment['image'];
  readonly name: string;
}

/** A picture as large as the screen. */
export default function PictureLightbox({ isOpen, onClose, image, name }: PictureLightboxProps) {
  return (
    <ShopMantineProvider>
      <Modal
        opened={isOpen}
        onClose={onClose}
        title={name}
        size="min(96vw, 1100px)"
        centered
        closeButtonProps={{ 'aria-label': 'Close the picture' }}
      >
        <Stage image={image} name={name} />
      </Modal>
    </ShopMantineProvider>
  );
}

/** Places in the picture, as parts of its width and height. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const middle: Point = { x: 0.5, y: 0.5 };

/** A press zooms in, to the pressed point or, from the keyboard, to the middle; the arrow keys pan. */
function Stage({ image, name }: Pick<PictureLightboxProps, 'image' | 'name'>) {
  const stage = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Point | null>(null);

  useLayoutEffect(() => {
    const box = stage.current;
    if (!box || !spot) return;
    box.scrollLeft = spot.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = spot.y * box.scrollHeight - box.clientHeight / 2;
  }, [spot]);

  return (
    <div className={classes.stage} ref={stage}>
      <UnstyledButton
        className={classes.large}
        data-close={spot !== null || undefined}
        aria-label={spot ? 'Step back' : 'Look closer'}
        onClick={(event) => setSpot(spot ? null : pointOf(event))}
      >
        <PetPicture image={image} alt={name} sizes="(min-width: 62em) 2200px, 200vw" />
      </UnstyledButton>
    </div>
  );
}

function pointOf({ clientX, clientY, currentTarget, detail }: MouseEvent): Point {
  // A keyboard click has detail 0 and no position.
  if (detail === 0) return middle;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
