import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { BannerCode } from './banner-code.tsx';
import classes from './promotion-banner.module.css';

/** The first thing a shopper sees. `children` are the pictures beside the words. */
export function PromotionBanner({ children }: { readonly children: ReactNode }) {
  return (
    <section className={classes.banner} aria-labelledby="banner-title">
      <div className={classes.words}>
        <p className={classes.kicker}>Good things for good animals</p>
        <h1 id="banner-title" className={classes.title}>
          <span className={classes.figure}>30% off</span> for the friend who waits at your door
        </h1>
        <p className={classes.text}>
          Food they ask for twice, toys that last, and animals still looking for a home of their own.
        </p>
        <div className={classes.actions}>
          <ButtonLink to="/PetSearchItems?category=food" size="md" className={classes.first}>
            Shop food
          </ButtonLink>
          <ButtonLink to="/PetSearchItems" size="md" className={classes.second}>
            Meet the animals
          </ButtonLink>
        </div>
        <BannerCode />
      </div>
      <div className={classes.pictures}>{children}</div>
    </section>
  );
}
