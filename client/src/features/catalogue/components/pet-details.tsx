import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { itemHead, itemNotFoundHead } from '../../../../../domain/pages/page-head.ts';
import type { PetDetailsQuery } from '../../../gql/graphql.ts';
import { usePageHead } from '../../../hooks/use-page-head.ts';
import { errorCodeOf } from '../../../lib/apollo/api-error.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { Money } from '../../../ui/money.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PetDetailsDocument } from '../api/catalogue.operations.ts';
import { stockLabel } from '../lib/pet-labels.ts';
import type { CardAction } from './pet-card.tsx';
import classes from './pet-details.module.css';
import { PetDetailsRelated } from './pet-details-related.tsx';
import { PetDetailsSkeleton } from './pet-details-skeleton.tsx';
import { PetFacts } from './pet-facts.tsx';
import { ZoomablePicture } from './zoomable-picture.tsx';

type Pet = NonNullable<PetDetailsQuery['pet']>;

interface PetDetailsProps {
  readonly id: string;
  /** How this item is ordered; `refresh` asks for the item again. */
  readonly children: (pet: Pet, refresh: () => void) => ReactNode;
  /** What can be done on the cards of others of its kind. */
  readonly actionFor: CardAction;
  /** What others say of this item. */
  readonly reviewsOf: (pet: Pet) => ReactNode;
}

export function PetDetails({ id, children, actionFor, reviewsOf }: PetDetailsProps) {
  const { data, error, refetch } = useQuery(PetDetailsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = () => void refetch().catch(() => undefined);

  const isMissing = data?.pet === null || errorCodeOf(error) === 'NOT_FOUND';
  const pet = isMissing ? null : data?.pet;

  // One container for all states, so that its heading keeps the focus after navigation.
  return (
    <PageContainer title={pet?.petname ?? (isMissing ? 'Not in the shop' : 'Details')} intro={pet?.short}>
      {pet && (
        <Details
          pet={pet}
          notice={error && <StaleDataNotice onRetry={refresh} />}
          actionFor={actionFor}
          reviewsOf={reviewsOf}
        >
          {children(pet, refresh)}
        </Details>
      )}
      {isMissing && <NotInShop />}
      {!data && !error && <PetDetailsSkeleton />}
      {!data && !isMissing && error && <ErrorState error={error} onRetry={refresh} />}
    </PageContainer>
  );
}

interface DetailsProps extends Pick<PetDetailsProps, 'actionFor' | 'reviewsOf'> {
  readonly pet: Pet;
  /** Above everything, where what is shown may be out of date. */
  readonly notice: ReactNode;
  /** How it is ordered. */
  readonly children: ReactNode;
}

function Details({ pet, notice, children, actionFor, reviewsOf }: DetailsProps) {
  usePageHead(useMemo(() => itemHead(pet), [pet]));
  const label = stockLabel(pet);
  return (
    <>
      {notice}
      <div className={classes.columns}>
        <ZoomablePicture image={pet.image} name={pet.petname} />
        <div className={classes.order}>
          <p className={classes.price}>
            <Money amount={pet.petprice} />
            {label && <span className={classes.label}>{label}</span>}
          </p>
          <PetFacts pet={pet} />
          {children}
        </div>
        <section className={classes.details} aria-labelledby="details-title">
          <h2 id="details-title" className={classes.subtitle}>
            Details
          </h2>
          <p className={classes.text}>{pet.details}</p>
        </section>
      </div>
      {reviewsOf(pet)}
      <PetDetailsRelated pet={pet} actionFor={actionFor} />
    </>
  );
}

function NotInShop() {
  usePageHead(itemNotFoundHead);
  return (
    <EmptyState
      text="This item has left the shop, or the address has a slip in it."
      action={
        <Button component={Link} to="/" variant="light">
          Back to the shop
        </Button>
      }
    />
  );
}
