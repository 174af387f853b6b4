import { Skeleton } from '@mantine/core';
import { pictureSizes } from '../../../../domain/page-pictures.ts';
import type { PetCardFieldsFragment } from '../../gql/graphql.ts';
import { Link } from '../../ui/link.tsx';
import { PetPicture } from '../../ui/pet-picture.tsx';
import { Price } from '../../ui/price.tsx';
import classes from './pet-card.module.css';
import { describePet, stockLabel } from './pet-labels.ts';

interface PetCardProps {
  readonly pet: PetCardFieldsFragment;
  /** Cards on a page come below its title; cards in a section below the section's. */
  readonly headingLevel?: 'h2' | 'h3';
  /** Set for the pictures that are on the screen at once. */
  readonly priority?: boolean;
}

export function PetCard({ pet, headingLevel: Heading = 'h2', priority }: PetCardProps) {
  const label = stockLabel(pet);
  return (
    <article className={classes.card} data-unavailable={!pet.isAvailable || undefined}>
      <div className={classes.picture}>
        <PetPicture image={pet.image} alt="" sizes={pictureSizes.card} priority={priority} />
        {label && <span className={classes.label}>{label}</span>}
      </div>
      <div className={classes.text}>
        <Heading className={classes.name}>
          <Link to={`/PetOrderDetails/${pet._id}`} className={classes.link}>
            {pet.petname}
          </Link>
        </Heading>
        <p className={classes.description}>{describePet(pet)}</p>
        <p className={classes.short}>{pet.short}</p>
        <p className={classes.price}>
          <Price amount={pet.petprice} />
        </p>
      </div>
    </article>
  );
}

export function PetCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <Skeleton className={classes.picture} radius={0} style={{ aspectRatio: '4 / 3' }} />
      <div className={classes.text}>
        <Skeleton height={18} width="70%" mt={4} />
        <Skeleton height={12} width="50%" mt={10} />
        <Skeleton height={16} width="30%" mt={18} />
      </div>
    </div>
  );
}
