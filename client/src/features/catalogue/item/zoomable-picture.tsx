import { IconZoomIn } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { pictureSizes } from '../../../../../domain/pictures/page-pictures.ts';
import type { PetCardFieldsFragment } from '../../../gql/graphql.ts';
import { UnstyledButton } from '../../../ui/buttons/unstyled-button.tsx';
import { LazyDialog } from '../../../ui/lazy-dialog.tsx';
import { PetPicture } from '../../../ui/pet-picture.tsx';
import classes from './zoomable-picture.module.css';

const loadLightbox = () => import('./picture-lightbox.tsx');

interface ZoomablePictureProps {
  readonly image: PetCardFieldsFragment['image'];
  readonly name: string;
}

/** The big picture of an item; it opens as large as the screen. */
export function ZoomablePicture({ image, name }: ZoomablePictureProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  if (!image) {
    return (
      <div className={classes.picture}>
        <PetPicture image={image} alt={name} sizes={pictureSizes.details} />
      </div>
    );
  }
  return (
    <>
      <UnstyledButton
        className={`${classes.picture} ${classes.opener}`}
        onClick={() => setOpen(true)}
        aria-label={`Enlarge the picture of ${name}`}
      >
        <PetPicture image={image} alt={name} sizes={pictureSizes.details} priority />
        <span className={classes.hint} aria-hidden>
          <IconZoomIn size={20} />
        </span>
      </UnstyledButton>
      <LazyDialog load={loadLightbox} props={{ isOpen, onClose: close, image, name }} />
    </>
  );
}
