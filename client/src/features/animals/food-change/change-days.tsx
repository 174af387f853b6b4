import type { FoodChangeFieldsFragment } from '../../../gql/graphql.ts';
import { startOf } from '../../../lib/format/calendar-days.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import classes from './food-change.module.css';

interface ChangeDaysProps {
  readonly change: NonNullable<FoodChangeFieldsFragment['foodChange']>;
}

/** A change of food day by day, in grams of both. */
export function ChangeDays({ change }: ChangeDaysProps) {
  const { steps, today, heldOn } = change;
  return (
    <table className={classes.days} aria-label="The change of food, day by day">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Old food</th>
          <th scope="col">New food</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ day, on, currentGrams, newGrams }) => (
          <tr key={day} aria-current={day === today?.day ? 'date' : undefined}>
            <th scope="row">
              {day}
              {on && `, ${formatDate(startOf(on))}`}
              {on && heldOn.includes(on) && ' (upset)'}
            </th>
            <td>{currentGrams} g</td>
            <td>{newGrams} g</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
