import { useState } from 'react';
import { fallbackUrlOf, srcSetOf } from '../../../domain/pictures/page-pictures.ts';
import { graphql } from '../gql/gql.ts';
import type { PetPictureFieldsFragment } from '../gql/graphql.ts';
import classes from './pet-picture.module.css';

// Read by codegen; the operations that show pictures spread it by name.
graphql(`
  fragment PetPictureFields on PetImage {
    hash
    placeholder
    width
    height
    objectPosition
  }
`);

interface PetPictureProps {
  readonly image: PetPictureFieldsFragment | null | undefined;
  readonly alt: string;
  /** How wide the picture is shown, as in the attribute of that name. */
  readonly sizes: string;
  /** For a picture that is on the screen from the start. */
  readonly priority?: boolean;
}

/** A picture of the shop in its 4:3 frame; a paw where there is none. */
export function PetPicture({ image, alt, sizes, priority = false }: PetPictureProps) {
  const [brokenHash, setBrokenHash] = useState<string | null>(null);
  if (!image || image.hash === brokenHash) return <NoPicture alt={alt} />;

  return (
    <picture
      className={classes.frame}
      style={{
        backgroundImage: `url("${image.placeholder}")`,
        backgroundPosition: image.objectPosition,
        objectPosition: image.objectPosition,
      }}
    >
      <source type="image/avif" srcSet={srcSetOf(image, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSetOf(image, 'webp')} sizes={sizes} />
      <img
        className={classes.picture}
        src={fallbackUrlOf(image)}
        srcSet={srcSetOf(image, 'jpeg')}
        sizes={sizes}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        // A picture that failed before the page came to life has no event left to tell so.
        ref={(picture) => {
          if (picture?.complete && picture.naturalWidth === 0) setBrokenHash(image.hash);
        }}
        onError={() => setBrokenHash(image.hash)}
      />
    </picture>
  );
}

function NoPicture({ alt }: { readonly alt: string }) {
  const role = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span className={`${classes.frame} ${classes.empty}`} {...role}>
      <svg viewBox="0 0 64 64" width="64" height="64" fill="currentColor" aria-hidden="true">
        <ellipse cx="20" cy="22" rx="6" ry="8" transform="rotate(-14 20 22)" />
        <ellipse cx="44" cy="22" rx="6" ry="8" transform="rotate(14 44 22)" />
        <ellipse cx="10" cy="36" rx="5" ry="7" transform="rotate(-30 10 36)" />
        <ellipse cx="54" cy="36" rx="5" ry="7" transform="rotate(30 54 36)" />
        <path d="M32 32c8 0 16 9 16 16 0 5-4 7-8 7-3 0-5-2-8-2s-5 2-8 2c-4 0-8-2-8-7 0-7 8-16 16-16z" />
      </svg>
    </span>
  );
}
