import classes from './article-picture.module.css';
import type { Picture } from './guide.ts';

interface ArticlePictureProps {
  readonly picture: Picture;
  /** The picture that a page opens with; all others wait until they are near. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

export function ArticlePicture({ picture, isFirst = false, className = '' }: ArticlePictureProps) {
  return (
    <img
      className={`${classes.picture} ${className}`}
      src={picture.src}
      alt={picture.alt}
      width={800}
      height={600}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
