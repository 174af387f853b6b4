import { type Ref, useId, useState } from 'react';
import { starMeanings, starsOf } from '../../ui/stars/star-labels.ts';
import { Star } from '../../ui/stars/stars.tsx';
import classes from './star-choice.module.css';

interface StarChoiceProps {
  /** The first of them, to be focused where one has to be chosen. */
  readonly first: Ref<HTMLInputElement>;
  /** Null until one is chosen. */
  readonly value: number | null;
  readonly onChange: (stars: number) => void;
  readonly error?: string | undefined;
}

/** One to five stars, as radio buttons that look like stars. */
export function StarChoice({ first, value, onChange, error }: StarChoiceProps) {
  const id = useId();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const shown = pointedAt ?? value;
  return (
    <fieldset className={classes.choice} aria-describedby={error && `${id}-error`}>
      <legend>How do you like it?</legend>
      <div className={classes.stars} onPointerLeave={() => setPointedAt(null)}>
        {starMeanings.map((meaning, index) => {
          const stars = index + 1;
          return (
            <label key={meaning} className={classes.option} onPointerEnter={() => setPointedAt(stars)}>
              <input
                type="radio"
                required
                ref={stars === 1 ? first : null}
                name={id}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                aria-label={`${starsOf(stars)}: ${meaning}`}
              />
              <Star isFull={shown !== null && stars <= shown} size={36} />
            </label>
          );
        })}
        <span className={classes.meaning} aria-hidden>
          {shown !== null && starMeanings[shown - 1]}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
