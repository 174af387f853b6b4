import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  type FirstDaysKind,
  firstDaysOf,
  firstDaysSources,
} from '../../../../../domain/care/first-thirty-days.ts';
import { PLAN_NOTE } from '../../../../../domain/care/plan-note.ts';

interface FirstDaysTextProps {
  readonly intro: ReactNode;
  readonly kind: FirstDaysKind;
}

/** An article with the list of the first thirty days of a kind, which accounts tick off for an animal of theirs. */
export function FirstDaysText({ intro, kind }: FirstDaysTextProps) {
  return (
    <>
      {intro}
      <ul>
        {firstDaysOf(kind).map(({ day, text }) => (
          <li key={day}>
            <strong>{day < 0 ? 'Before' : `Day ${day}`}:</strong> {text}
          </li>
        ))}
      </ul>
      <p>
        {PLAN_NOTE} After: {firstDaysSources[kind]}. <Link to="/myAnimals">Among your animals</Link> the list
        has its dates, and you tick it off.
      </p>
    </>
  );
}
