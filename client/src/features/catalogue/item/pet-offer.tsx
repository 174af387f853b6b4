import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { deliveryNames } from '../../../../../domain/orders/order-words.ts';
import { itemOrderPath } from '../../../../../domain/pages/page-head.ts';
import { DeliveryMethod } from '../../../../../domain/pricing/choices.ts';
import { signInState } from '../../../lib/auth/sign-in-state.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Money } from '../../../ui/money.tsx';
import type { PetDetail } from './pet-detail.ts';
import classes from './pet-offer.module.css';

interface PetOfferProps {
  readonly pet: PetDetail;
  /** What accounts can do right here, beside the link to order. */
  readonly action?: ReactNode;
}

/** Whether an item can be had, how it is delivered, and the way to order it, for everybody. */
export function PetOffer({ pet, action }: PetOfferProps) {
  const { account } = useSession();
  if (!pet.isAvailable) return <NotToBeHad pet={pet} />;
  return (
    <section className={classes.panel} aria-label={`Order ${pet.petname}`}>
      {pet.category === 'PETS' ? <AnimalTerms /> : <GoodsTerms pet={pet} />}
      <div className={classes.actions}>
        <ButtonLink to={itemOrderPath(pet._id)} size="md" className={classes.order}>
          Order {pet.petname}
        </ButtonLink>
        {account && action}
      </div>
      {!account && <SignInHint />}
    </section>
  );
}

function AnimalTerms() {
  return (
    <p className={classes.text}>
      <strong>Looking for a home.</strong> You pay nothing yet. We call you and talk about everything first.
    </p>
  );
}

function GoodsTerms({ pet }: { readonly pet: PetDetail }) {
  return (
    <>
      <p className={classes.text}>
        <strong>In stock{typeof pet.stock === 'number' && `: ${pet.stock}`}</strong>
      </p>
      <dl className={classes.deliveries}>
        {pet.deliveryOptions.map((option) => (
          <Delivery key={option.method} option={option} />
        ))}
      </dl>
    </>
  );
}

function Delivery({ option }: { readonly option: PetDetail['deliveryOptions'][number] }) {
  const { method, price, arrives, reason } = option;
  return (
    <div className={classes.delivery}>
      <dt>{deliveryNames[DeliveryMethod[method]]}</dt>
      <dd className={classes.price}>{price === 0 ? 'Free' : <Money amount={price} />}</dd>
      <dd className={classes.when}>
        {arrives}.{reason && ` ${reason}.`}
      </dd>
    </div>
  );
}

/** Its line is there before it is known whether somebody has signed in. */
function SignInHint() {
  const { status } = useSession();
  const location = useLocation();
  const state = signInState(location);
  return (
    <p className={classes.hint} data-waiting={status === 'loading' || undefined}>
      Ordering takes an account:{' '}
      <Link to="/register" state={state}>
        register
      </Link>{' '}
      or{' '}
      <Link to="/login" state={state}>
        log in
      </Link>
      , and you come back here.
    </p>
  );
}

function NotToBeHad({ pet }: { readonly pet: PetDetail }) {
  const { _id, petname, category } = pet;
  const isAnimal = category === 'PETS';
  return (
    <section
      className={classes.panel}
      data-unavailable
      aria-label={isAnimal ? 'Not for sale' : 'Out of stock'}
    >
      <p className={classes.text}>
        <strong>{isAnimal ? `${petname} has found a home` : 'Out of stock'}</strong>
      </p>
      <p className={classes.text}>
        {isAnimal
          ? 'There are others who would love to meet you.'
          : `${petname} is sold out just now. We can write to you when it is back.`}
      </p>
      {!isAnimal && (
        <ButtonLink to={itemOrderPath(_id)} look="light" className={classes.order}>
          Tell me when it is back
        </ButtonLink>
      )}
    </section>
  );
}
