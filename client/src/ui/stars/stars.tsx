import { MAX_STARS } from '../../../../domain/reviews/rating.ts';
import { starsOf } from './star-labels.ts';

const SHAPE = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';
const COLOR = 'var(--shop-accent)';

interface StarsProps {
  readonly stars: number;
  /** What is said to those who listen; how many stars they are when left out. */
  readonly label?: string;
  /** Width and height of one, in pixels. */
  readonly size?: number;
}

/** Stars as a picture, to the nearest whole one, with their number for those who listen. */
export function Stars({ stars, label, size }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={label ?? `${starsOf(stars)} out of ${MAX_STARS}`}
      style={{ display: 'inline-flex', gap: 2 }}
    >
      {Array.from({ length: MAX_STARS }, (_, index) => index + 1).map((place) => (
        <Star key={place} isFull={place <= Math.round(stars)} size={size} />
      ))}
    </span>
  );
}

export function Star({ isFull, size = 20 }: { readonly isFull: boolean; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isFull ? COLOR : 'none'}
      stroke={COLOR}
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPE} />
    </svg>
  );
}
