import { IconPaw } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './animal-picture.module.css';

interface AnimalPictureProps {
  readonly src: string | null | undefined;
  readonly alt: string;
}

/** The photo of an animal; a paw where there is none, or it does not come. */
export function AnimalPicture({ src, alt }: AnimalPictureProps) {
  const [failed, setFailed] = useState<string>();
  return src && src !== failed ? (
    <img className={classes.picture} src={src} alt={alt} loading="lazy" onError={() => setFailed(src)} />
  ) : (
    <span className={classes.picture}>
      <IconPaw size={32} stroke={1.3} aria-hidden />
    </span>
  );
}
