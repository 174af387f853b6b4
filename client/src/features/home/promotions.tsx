import { IconCar, IconRepeat, IconTruckDelivery } from '@tabler/icons-react';
import classes from './promotions.module.css';

/** The offers of specification §1. */
const promotions = [
  {
    icon: IconTruckDelivery,
    title: 'Free same-day delivery',
    text: 'On orders of $35 or more if ordered by 2pm.',
  },
  {
    icon: IconRepeat,
    title: 'Repeat delivery',
    text: '35% off the first order and 5% off later ones.',
  },
  {
    icon: IconCar,
    title: 'Curbside pickup',
    text: '15% off online orders of $50 or more.',
  },
] as const;

export function Promotions() {
  return (
    <section aria-label="Promotions">
      <ul className={classes.list}>
        {promotions.map(({ icon: Icon, title, text }) => (
          <li key={title} className={classes.promotion}>
            <span className={classes.icon}>
              <Icon size={26} stroke={1.6} aria-hidden />
            </span>
            <div>
              <h2 className={classes.title}>{title}</h2>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
