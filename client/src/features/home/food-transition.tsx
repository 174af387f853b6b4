import { Link } from 'react-router-dom';
import classes from './food-transition.module.css';
import { KibbleBowl } from './kibble-bowl.tsx';

const articles = [
  { to: '/DogCare', label: 'Dog care' },
  { to: '/DogsTraining', label: 'Dog training' },
  { to: '/CatCare', label: 'Cat care' },
  { to: '/CatTraining', label: 'Cat training' },
] as const;

/** How much of the bowl is new food, in percent (specification §9). */
const steps = [
  { days: 'Days 1-3', newFood: 25, advice: 'A first taste. Stir it well into the food they know.' },
  { days: 'Days 4-6', newFood: 50, advice: 'Half and half. Watch that all is well in the garden.' },
  { days: 'Days 7-9', newFood: 75, advice: 'Mostly new. Fresh water helps the tummy along.' },
  { days: 'Day 11', newFood: 100, advice: 'All new. You both did that very well.' },
] as const;

/** The tips of the home page: how to change to a new food, and where more is to be read. */
export function FoodTransition() {
  return (
    <section className={classes.guide} aria-labelledby="transition-title">
      <div className={classes.head}>
        <p className={classes.kicker}>Tips</p>
        <h2 id="transition-title" className={classes.title}>
          Moving on to a new food
        </h2>
        <p className={classes.intro}>
          A tummy likes slow changes. Mix the new food in over eleven days, a little more every few days.
        </p>
        <ul className={classes.legend} aria-hidden>
          <li data-food="new">new food</li>
          <li data-food="old">the food they know</li>
        </ul>
      </div>
      <ol className={classes.steps}>
        {steps.map(({ days, newFood, advice }) => (
          <li key={days} className={classes.step}>
            <KibbleBowl newFood={newFood} />
            <h3 className={classes.days}>{days}</h3>
            <p className={classes.share}>{newFood}% new food</p>
            <p className={classes.advice}>{advice}</p>
          </li>
        ))}
      </ol>
      <p className={classes.articles}>
        More to read:
        {articles.map(({ to, label }) => (
          <Link key={to} to={to} className={classes.article}>
            {label}
          </Link>
        ))}
      </p>
    </section>
  );
}
