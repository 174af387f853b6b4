import type { ChangeDay } from '../../../../../domain/feeding/food-change.ts';
import { formatDollars } from '../../../../../domain/money/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { ReckonedPlan } from './feeding-answers.ts';
import classes from './feeding-calculator.module.css';

/** How much of the food, and the list of a change of food to print. */
export function FeedingResult({ plan }: { readonly plan: ReckonedPlan }) {
  const { gramsPerDay, kcalPerDay, mealsPerDay, bagLastsDays, dollarsPerDay, transition, notes } = plan;
  return (
    <section className={classes.result} aria-label="The plan">
      <p className={classes.grams}>
        <strong>{gramsPerDay} g a day</strong>, such as {mealsPerDay} meals of{' '}
        {Math.round(gramsPerDay / mealsPerDay)} g ({kcalPerDay} kcal a day).
      </p>
      {bagLastsDays !== null && (
        <p>
          A bag lasts {bagLastsDays} {bagLastsDays === 1 ? 'day' : 'days'}
          {dollarsPerDay !== null && `, ${formatDollars(dollarsPerDay)} a day`}.
        </p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {transition.length > 0 && <Transition days={transition} />}
    </section>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function Transition({ days }: { readonly days: readonly ChangeDay[] }) {
  return (
    <>
      <table className={classes.days} aria-label="The change of food, day by day">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Food until now</th>
            <th scope="col">New food</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, on, currentGrams, newGrams }) => (
            <tr key={day}>
              <th scope="row">
                {day}
                {on && `, ${dayFormat.format(new Date(on))}`}
              </th>
              <td>{currentGrams} g</td>
              <td>{newGrams} g</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Loose stool: stay on a step for two days. Blood, vomiting, or a cat that has not eaten for a day: call
        your veterinarian.
      </p>
      <div className={classes.print}>
        <Button look="default" onClick={() => print()}>
          Print this list
        </Button>
      </div>
    </>
  );
}
