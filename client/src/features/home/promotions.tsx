import { IconCar, IconRepeat, IconTruckDelivery } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './promotions.module.css';

/** The offers of specification §1, each with where it can be had. */
const promotions = [
  {
    icon: IconTruckDelivery,
    title: 'Free same-day delivery',
    to: '/YourCarts',
    text: 'On orders of $35 or more if ordered by 2pm.',
  },
  {
    icon: IconRepeat,
    title: 'Repeat delivery',
    to: '/repeatDelivery',
    text: '35% off the first order and 5% off later ones.',
  },
  {
    icon: IconCar,
    title: 'Curbside pickup',
    to: '/YourCarts',
    text: '15% off online orders of $50 or more.',
  },
] as const;

export function Promotions() {
  return (
    <section aria-label="Promotions">
      <ul className={classes.list}>
        {promotions.map(({ icon: Icon, title, to, text }) => (
          <li key={title} className={classes.promotion}>
            <span className={classes.icon}>
              <Icon size={26} stroke={1.6} aria-hidden />
            </span>
            <div>
              <h2 className={classes.title}>
                <Link to={to} className={classes.link}>
                  {title}
                </Link>
              </h2>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
