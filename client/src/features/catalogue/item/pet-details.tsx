import { useQuery } from '@apollo/client/react';
import { type ReactNode, Suspense, useMemo } from 'react';
import { itemGoneHead, itemHead, itemNotFoundHead } from '../../../../../domain/pages/item-head.ts';
import { SIMILAR_PETS_SIZE } from '../../../../../domain/pages/page-queries.ts';
import { useFirstInteraction } from '../../../hooks/use-first-interaction.ts';
import { usePageHead } from '../../../hooks/use-page-head.ts';
import { errorCodeOf } from '../../../lib/apollo/api-error.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { Money } from '../../../ui/money.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PetDetailsDocument } from '../api/catalogue.operations.ts';
import { SimilarPetsDocument } from '../api/similar-pets.operations.ts';
import type { CardAction } from '../components/pet-card.tsx';
import { PetFacts } from '../components/pet-facts.tsx';
import { stockLabel } from '../lib/pet-labels.ts';
import { useNoteSeen } from '../recently-viewed/use-note-seen.ts';
import { MissingItem } from './missing-item.tsx';
import type { PetDetail, SimilarPets } from './pet-detail.ts';
import classes from './pet-details.module.css';
import { PetDetailsBreadcrumbs } from './pet-details-breadcrumbs.tsx';
import { PetDetailsSkeleton } from './pet-details-skeleton.tsx';
import { SimilarCards, similarTitle } from './similar-cards.tsx';
import { ZoomablePicture } from './zoomable-picture.tsx';

const RecentlyViewed = lazyComponent(() => import('../recently-viewed/recently-viewed.tsx'));

interface PetDetailsProps {
  readonly id: string;
  /** The page that everybody sees, or the one where accounts order. */
  readonly page: 'item' | 'itemOrder';
  /** How this item is ordered; `refresh` asks for the item again. */
  readonly children: (pet: PetDetail, refresh: () => void) => ReactNode;
  /** What can be done on the cards of others of its kind. */
  readonly actionFor: CardAction;
  /** What others say of this item. */
  readonly reviewsOf: (pet: PetDetail) => ReactNode;
}

/** All there is to see of an item, on both of its pages. */
export function PetDetails({ id, page, children, actionFor, reviewsOf }: PetDetailsProps) {
  const { data, error, refetch } = useQuery(PetDetailsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const { data: others } = useQuery(SimilarPetsDocument, { variables: { id, first: SIMILAR_PETS_SIZE } });
  const similar = others?.similarPets;
  const refresh = () => void refetch().catch(() => undefined);

  const isUnknown = data?.pet === null || errorCodeOf(error) === 'NOT_FOUND';
  // Who has ordered a retired item still sees what it was; for everybody else it has left the shop.
  const isMissing = isUnknown || (page === 'item' && data?.pet?.availability === 'RETIRED');
  const pet = isMissing ? null : data?.pet;

  // One container for all states, so that its heading keeps the focus after navigation.
  return (
    <PageContainer
      title={pet?.petname ?? (isMissing ? missingHead(similar).title : 'Details')}
      intro={pet?.short}
      above={pet && <PetDetailsBreadcrumbs pet={pet} />}
    >
      {pet && (
        <Details
          pet={pet}
          page={page}
          notice={error && <StaleDataNotice onRetry={refresh} />}
          similar={similar}
          actionFor={actionFor}
          reviewsOf={reviewsOf}
        >
          {children(pet, refresh)}
        </Details>
      )}
      {isMissing && <MissingItem head={missingHead(similar)} similar={similar} actionFor={actionFor} />}
      {!data && !error && <PetDetailsSkeleton />}
      {!data && !isMissing && error && <ErrorState error={error} onRetry={refresh} />}
    </PageContainer>
  );
}

function missingHead(similar: SimilarPets | undefined) {
  return similar?.hasLeft ? itemGoneHead : itemNotFoundHead;
}

interface DetailsProps extends Pick<PetDetailsProps, 'page' | 'actionFor' | 'reviewsOf'> {
  readonly pet: PetDetail;
  /** Above everything, where what is shown may be out of date. */
  readonly notice: ReactNode;
  readonly similar: SimilarPets | undefined;
  /** How it is ordered. */
  readonly children: ReactNode;
}

function Details({ pet, page, notice, similar, children, actionFor, reviewsOf }: DetailsProps) {
  usePageHead(useMemo(() => itemHead(pet, page), [pet, page]));
  useNoteSeen(pet._id);
  const hasInteracted = useFirstInteraction();
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
      <SimilarCards title={similarTitle(pet)} pets={similar?.pets ?? []} actionFor={actionFor} />
      <Suspense>{hasInteracted && <RecentlyViewed shownId={pet._id} />}</Suspense>
    </>
  );
}
