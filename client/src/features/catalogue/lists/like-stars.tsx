import type { AnimalLikeInput } from '../../../gql/graphql.ts';
import { ratingLabel } from '../../../ui/stars/star-labels.ts';
import { Stars } from '../../../ui/stars/stars.tsx';
import { useRatingLike } from '../likes/use-rating-like.ts';
import classes from './card-rating.module.css';

interface LikeStarsProps {
  readonly petId: string;
  readonly like: AnimalLikeInput;
}

/** What those say of a listed item who have an animal like one; that nobody of them has said anything too. */
export default function LikeStars({ petId, like }: LikeStarsProps) {
  const rating = useRatingLike(petId, like);
  if (!rating) return null;
  const { average, count } = rating;
  if (typeof average !== 'number') return <p className={classes.rating}>No such reviews yet</p>;
  return (
    <p className={classes.rating}>
      <Stars stars={average} size={16} label={`${ratingLabel(average, count)} for such animals`} />
      <span aria-hidden>
        {average} ({count} such)
      </span>
    </p>
  );
}
