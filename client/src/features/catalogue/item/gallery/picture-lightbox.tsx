import { UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { PetPicture } from '../../../../ui/pet-picture.tsx';
import { ShopMantineProvider } from '../../../../ui/theme/mantine-provider.tsx';
import { altOf, type GalleryPicture, pictureLabel } from './gallery-labels.ts';
import classes from './picture-lightbox.module.css';
import { useSwipe } from './use-swipe.ts';

interface PictureLightboxProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly pictures: readonly GalleryPicture[];
  /** Which of them is shown, from 0 on. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly name: string;
}

/** The pictures of an item one by one, as large as the screen. */
export default function PictureLightbox({ isOpen, onClose, ...shown }: PictureLightboxProps) {
  return (
    <ShopMantineProvider>
      <Modal
        isOpen={isOpen}
        onClose={onClose}
        title={shown.name}
        size="min(96vw, 1100px)"
        centered
        closeLabel="Close the picture"
      >
        <Stages {...shown} />
      </Modal>
    </ShopMantineProvider>
  );
}

function Stages({ pictures, place, onPlace, name }: Omit<PictureLightboxProps, 'isOpen' | 'onClose'>) {
  const [spot, setSpot] = useState<Point | null>(null);
  const last = pictures.length - 1;

  function step(by: number) {
    const next = place + by;
    if (next < 0 || next > last) return;
    setSpot(null);
    onPlace(next);
  }
  const swipe = useSwipe((by) => {
    // What is zoomed is pushed along with the same finger.
    if (!spot) step(by);
  });

  function handleKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // What is zoomed is panned by these keys.
    if (by && !spot) step(by);
  }

  const picture = pictures[place];
  if (!picture) return null;
  return (
    <section aria-label="Pictures" onKeyDown={handleKey} {...swipe}>
      <Stage picture={picture} alt={altOf(pictures, place, name)} spot={spot} onSpot={setSpot} />
      {last > 0 && (
        <div className={classes.controls}>
          <IconButton
            size={40}
            aria-label="Previous picture"
            aria-disabled={place === 0}
            onClick={() => step(-1)}
          >
            <IconChevronLeft size={22} aria-hidden />
          </IconButton>
          <p className={classes.place} role="status">
            {pictureLabel(pictures, place)}
          </p>
          <IconButton
            size={40}
            aria-label="Next picture"
            aria-disabled={place === last}
            onClick={() => step(1)}
          >
            <IconChevronRight size={22} aria-hidden />
          </IconButton>
        </div>
      )}
    </section>
  );
}

/** Places in the picture, as parts of its width and height. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const middle: Point = { x: 0.5, y: 0.5 };

interface StageProps {
  readonly picture: GalleryPicture;
  readonly alt: string;
  /** Where it is zoomed to; null while all of it is seen. */
  readonly spot: Point | null;
  readonly onSpot: (spot: Point | null) => void;
}

/** A press zooms in, to the pressed point or, from the keyboard, to the middle; the arrow keys pan. */
function Stage({ picture, alt, spot, onSpot }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);

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
        // From here the arrow keys go on to the next picture.
        data-autofocus
        data-close={spot !== null || undefined}
        aria-label={spot ? 'Step back' : 'Look closer'}
        onClick={(event) => onSpot(spot ? null : pointOf(event))}
      >
        <PetPicture key={picture.hash} image={picture} alt={alt} sizes="(min-width: 62em) 2200px, 200vw" />
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
