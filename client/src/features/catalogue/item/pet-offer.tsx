import type { ReactNode } from 'react';
import { itemOrderPath } from '../../../../../domain/pages/page-head.ts';
import { isolateNames } from '../../../../../domain/text/right-to-left.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PhoneBar } from '../../../ui/phone-bar.tsx';
import type { PetDetail } from './pet-detail.ts';
import classes from './pet-offer.module.css';
import { SignInHint } from './sign-in-hint.tsx';

/** The way to an animal, for who has not signed in: it is ordered on a page behind the sign-in. */
export function AnimalOffer({ pet }: { readonly pet: PetDetail }) {
  return (
    <section className={classes.panel} aria-label={`Order ${pet.petname}`}>
      <p className={classes.text}>
        <strong>Looking for a home.</strong> You pay nothing yet. We call you and talk about everything first.
      </p>
      <PhoneBar price={pet.petprice}>
        <ButtonLink to={itemOrderPath(pet._id)} size="md" className={classes.order}>
          Order {isolateNames(pet.petname)}
        </ButtonLink>
      </PhoneBar>
      <SignInHint what="Ordering" />
    </section>
  );
}

interface NotToBeHadProps {
  readonly pet: PetDetail;
  /** What can be done while it is sold out. */
  readonly action: ReactNode;
}

/** An item that can't be had: sold, sold out or retired. */
export function NotToBeHad({ pet, action }: NotToBeHadProps) {
  const { title, text } = wordsOf(pet);
  const isSoldOut = pet.category !== 'PETS' && pet.availability !== 'RETIRED';
  return (
    <section className={classes.panel} data-unavailable aria-label={title}>
      <p className={classes.text}>
        <strong>{title}</strong>
      </p>
      <p className={classes.text}>{text}</p>
      {isSoldOut && action}
    </section>
  );
}

/** Leads to where who wants something sold out is told when it is back. */
export function WatchLink({ petId }: { readonly petId: string }) {
  return (
    <ButtonLink to={itemOrderPath(petId)} look="light" className={classes.order}>
      Tell me when it is back
    </ButtonLink>
  );
}

function wordsOf({ petname, category, availability }: PetDetail) {
  const name = isolateNames(petname);
  if (category === 'PETS') {
    return { title: `${name} has found a home`, text: 'There are others who would love to meet you.' };
  }
  if (availability === 'RETIRED') {
    return {
      title: 'No longer in the shop',
      text: `We have stopped selling ${name}. Have a look at what else is on the shelf.`,
    };
  }
  return {
    title: 'Out of stock',
    text: `${name} is sold out just now. We can write to you when it is back.`,
  };
}
