import { ratingLabel } from '../../../ui/stars/star-labels.ts';
import { Stars } from '../../../ui/stars/stars.tsx';
import type { ListedPet } from '../components/pet-card.tsx';
import classes from './card-rating.module.css';

/** What the reviews of a listed item come to, above its price; nothing without reviews. */
export function CardRating({ rating }: Pick<ListedPet, 'rating'>) {
  if (typeof rating?.average !== 'number') return null;
  const { average, count } = rating;
  return (
    <p className={classes.rating}>
      <Stars stars={average} size={16} label={ratingLabel(average, count)} />
      <span aria-hidden>
        {average} ({count})
      </span>
    </p>
  );
}
