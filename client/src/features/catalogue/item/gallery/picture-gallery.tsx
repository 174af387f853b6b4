import { IconZoomIn } from '@tabler/icons-react';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { pictureSizes } from '../../../../../../domain/pictures/page-pictures.ts';
import { UnstyledButton } from '../../../../ui/buttons/unstyled-button.tsx';
import { LazyDialog } from '../../../../ui/lazy-dialog.tsx';
import { PetPicture } from '../../../../ui/pet-picture.tsx';
import { altOf, enlargeLabel, type GalleryPicture, pictureLabel } from './gallery-labels.ts';
import classes from './picture-gallery.module.css';
import { useStrip } from './use-strip.ts';

const loadLightbox = () => import('./picture-lightbox.tsx');

interface PictureGalleryProps {
  readonly pictures: readonly GalleryPicture[];
  /** What the item is called. */
  readonly name: string;
}

/**
 * The pictures of an item beside each other: swiped on phones, chosen by thumbnails or the arrow keys, and each opens as
 * large as the screen. Without its code the strip is pushed along by hand.
 */
export function PictureGallery({ pictures, name }: PictureGalleryProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { strip, current, show } = useStrip(pictures.length);

  if (pictures.length === 0) {
    return (
      <div className={classes.slide}>
        <PetPicture image={null} alt={name} sizes={pictureSizes.details} />
      </div>
    );
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || pictures.length < 2) return;
    event.preventDefault();
    show(current + step, true);
  }

  return (
    <section className={classes.gallery} aria-label={`Pictures of ${name}`}>
      <ul ref={strip} className={classes.strip} onKeyDown={handleKey}>
        {pictures.map((picture, place) => (
          <li key={picture.hash} className={classes.slide}>
            <UnstyledButton
              className={classes.opener}
              tabIndex={place === current ? 0 : -1}
              onClick={() => setOpen(true)}
              aria-label={enlargeLabel(pictures, place, name)}
            >
              <PetPicture
                image={picture}
                alt={altOf(pictures, place, name)}
                sizes={pictureSizes.details}
                priority={place === 0}
              />
              <span className={classes.hint} aria-hidden>
                <IconZoomIn size={20} />
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <p className={classes.place} role="status">
            {pictureLabel(pictures, current)}
          </p>
          <ul className={classes.thumbnails} aria-label="Choose a picture">
            {pictures.map((picture, place) => (
              <li key={picture.hash}>
                <UnstyledButton
                  className={classes.thumbnail}
                  aria-label={pictureLabel(pictures, place)}
                  aria-current={place === current || undefined}
                  onClick={() => show(place)}
                >
                  <PetPicture image={picture} alt="" sizes="96px" />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </>
      )}
      <LazyDialog
        load={loadLightbox}
        props={{ isOpen, onClose: close, pictures, place: current, onPlace: show, name }}
      />
    </section>
  );
}
