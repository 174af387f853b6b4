import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PetDetailsQuery } from '../../gql/graphql.ts';
import { errorCodeOf } from '../../lib/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { Price } from '../../ui/price.tsx';
import { PetDetailsDocument } from './catalogue.operations.ts';
import classes from './pet-details.module.css';
import { PetFacts } from './pet-facts.tsx';
import { stockLabel } from './pet-labels.ts';
import { ZoomablePicture } from './zoomable-picture.tsx';

type Pet = NonNullable<PetDetailsQuery['pet']>;

interface PetDetailsProps {
  readonly id: string;
  /** How this item is ordered; `refresh` asks for the item again. */
  readonly children: (pet: Pet, refresh: () => void) => ReactNode;
}

export function PetDetails({ id, children }: PetDetailsProps) {
  const { data, error, refetch } = useQuery(PetDetailsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = () => void refetch().catch(() => undefined);

  if (errorCodeOf(error) === 'NOT_FOUND') return <NotInShop />;
  if (!data) {
    return (
      <PageContainer title="Details">
        {error ? <ErrorState error={error} onRetry={refresh} /> : <LoadingState rows={3} />}
      </PageContainer>
    );
  }
  if (!data.pet) return <NotInShop />;
  return <Details pet={data.pet}>{children(data.pet, refresh)}</Details>;
}

function Details({ pet, children }: { readonly pet: Pet; readonly children: ReactNode }) {
  const label = stockLabel(pet);
  return (
    <PageContainer title={pet.petname} intro={pet.short}>
      <div className={classes.columns}>
        <ZoomablePicture image={pet.image} name={pet.petname} />
        <div className={classes.order}>
          <p className={classes.price}>
            <Price amount={pet.petprice} />
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
    </PageContainer>
  );
}

function NotInShop() {
  return (
    <PageContainer title="Not in the shop">
      <EmptyState
        text="This item has left the shop, or the address has a slip in it."
        action={
          <Button component={Link} to="/" variant="light">
            Back to the shop
          </Button>
        }
      />
    </PageContainer>
  );
}
