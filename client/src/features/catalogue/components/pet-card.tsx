import type { ReactNode } from 'react';
import { pictureSizes } from '../../../../../domain/pictures/page-pictures.ts';
import type { PetCardFieldsFragment, RatedFieldsFragment } from '../../../gql/graphql.ts';
import { unbrokenUnits } from '../../../lib/format/unbroken-units.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ItemLink } from '../../../ui/item-link.tsx';
import { Money } from '../../../ui/money.tsx';
import { NotTakenLine } from '../../../ui/not-taken/not-taken-line.tsx';
import { PetPicture } from '../../../ui/pet-picture.tsx';
import { describePet, stockLabel } from '../lib/pet-labels.ts';
import classes from './pet-card.module.css';

interface PetCardProps {
  readonly pet: PetCardFieldsFragment;
  /** Cards on a page come below its title; cards in a section below the section's. */
  readonly headingLevel?: 'h2' | 'h3';
  /** Set for the pictures that are on the screen at once. */
  readonly priority?: boolean;
  /** What can be done right here, beside the price. */
  readonly action?: ReactNode;
  /** What else can be done with the item, on its picture. */
  readonly tools?: ReactNode;
}

/** An item of a list; lists of goods know what its reviews come to. */
export type ListedPet = PetCardFieldsFragment & Partial<RatedFieldsFragment>;

/** What can be done on the card of an item. */
export type CardAction = (pet: ListedPet) => ReactNode;

export function PetCard({ pet, headingLevel: Heading = 'h2', priority, action, tools }: PetCardProps) {
  const label = stockLabel(pet);
  const { choices } = pet;
  return (
    <article className={classes.card} data-unavailable={!pet.isAvailable || undefined}>
      <div className={classes.picture}>
        <PetPicture image={pet.image} alt="" sizes={pictureSizes.card} priority={priority} />
        {label && <span className={classes.label}>{label}</span>}
      </div>
      <div className={classes.text}>
        <Heading className={classes.name} dir="auto">
          <ItemLink id={pet._id} className={classes.link}>
            {unbrokenUnits(pet.petname)}
          </ItemLink>
        </Heading>
        <p className={classes.description}>{describePet(pet)}</p>
        <p className={classes.short} dir="auto">
          {pet.short}
        </p>
        {pet.category === 'FOOD' && <NotTakenLine petId={pet._id} />}
        <div className={classes.foot}>
          <p className={classes.price}>
            {choices && choices.highestPrice > pet.petprice && 'from '}
            <Money amount={pet.petprice} />
            {pet.isAdoption && <small>Adoption fee</small>}
            <small>{pet.unitPrice?.text}</small>
            {choices && <small>{choices.count} choices</small>}
          </p>
          {action}
        </div>
      </div>
      {tools}
    </article>
  );
}

export function PetCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <Skeleton className={classes.picture} style={{ aspectRatio: '4 / 3', borderRadius: 0 }} />
      <div className={classes.text}>
        <Skeleton style={{ height: 18, width: '70%', marginTop: 4 }} />
        <Skeleton style={{ height: 12, width: '50%', marginTop: 10 }} />
        <Skeleton style={{ height: 16, width: '30%', marginTop: 18 }} />
      </div>
    </div>
  );
}
