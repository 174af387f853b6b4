import { IconCar, IconRepeat, IconTruckDelivery } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { curbsideTerms, repeatTerms, sameDayTerms } from '../../../../domain/shop-settings/promises.ts';
import type { ShopFacts } from '../../../../domain/shop-settings/shop-settings.ts';
import { useShopFacts } from '../../lib/shop-facts/use-shop-facts.ts';
import classes from './promotions.module.css';

interface Offer {
  readonly icon: typeof IconCar;
  readonly title: string;
  readonly to: string;
  readonly text: (facts: ShopFacts) => string | null;
}

/** The offers of specification §1 by the shop's figures, each with where it can be had; null for one that it does not make. */
const promotions: readonly Offer[] = [
  {
    icon: IconTruckDelivery,
    title: 'Free same-day delivery',
    to: '/YourCarts',
    text: sameDayTerms,
  },
  {
    icon: IconRepeat,
    title: 'Repeat delivery',
    to: '/repeatDelivery',
    text: repeatTerms,
  },
  {
    icon: IconCar,
    title: 'Curbside pickup',
    to: '/YourCarts',
    text: curbsideTerms,
  },
];

export function Promotions() {
  const facts = useShopFacts();
  const offers = promotions.map((offer) => ({ ...offer, text: offer.text(facts) }));
  return (
    <section aria-label="Promotions">
      <ul className={classes.list}>
        {offers
          .filter(({ text }) => text !== null)
          .map(({ icon: Icon, title, to, text }) => (
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
