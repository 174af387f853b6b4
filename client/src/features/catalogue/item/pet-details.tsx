import { useQuery } from '@apollo/client/react';
import { Fragment, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { itemGoneHead, itemHead, itemNotFoundHead } from '../../../../../domain/pages/item-head.ts';
import { SIMILAR_PETS_SIZE } from '../../../../../domain/pages/page-queries.ts';
import { texts } from '../../../../../domain/text/texts.ts';
import { useFirstInteraction } from '../../../hooks/use-first-interaction.ts';
import { usePageHead } from '../../../hooks/use-page-head.ts';
import { errorCodeOf } from '../../../lib/apollo/api-error.ts';
import { noteSeen } from '../../../lib/cart-store/browsing.ts';
import { useHousehold } from '../../../lib/household/household-store.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { Money } from '../../../ui/money.tsx';
import { NotTakenLine } from '../../../ui/not-taken/not-taken-line.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PetDetailsDocument } from '../api/catalogue.operations.ts';
import { SimilarPetsDocument } from '../api/similar-pets.operations.ts';
import type { CardAction } from '../components/pet-card.tsx';
import { PetFacts } from '../components/pet-facts.tsx';
import { stockLabel } from '../lib/pet-labels.ts';
import { AnimalFacts } from './animal-facts.tsx';
import { PictureGallery } from './gallery/picture-gallery.tsx';
import { FeedingNote, ForYours, HowMuch, LongFacts } from './goods-facts.tsx';
import { MissingItem } from './missing-item.tsx';
import type { PetDetail, SimilarPets } from './pet-detail.ts';
import classes from './pet-details.module.css';
import { PetDetailsBreadcrumbs } from './pet-details-breadcrumbs.tsx';
import { RelatedItems } from './similar-cards.tsx';
import { VariantChoice } from './variant-choice.tsx';

const PetFit = lazyComponent(() => import('../matching/pet-fit.tsx'));
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
  const {
    data: own,
    previousData,
    error,
    refetch,
  } = useQuery(PetDetailsDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  // While one of its family comes, the page stays as it is: with the choice, and the focus in it.
  const isOfFamily = previousData?.pet?.variants.some(({ _id }) => _id === id);
  const data = own ?? (isOfFamily && !error ? previousData : undefined);
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
          chosenId={id}
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
  /** The item that is asked for: of its family, where it is on its way. */
  readonly chosenId: string;
  /** Above everything, where what is shown may be out of date. */
  readonly notice: ReactNode;
  readonly similar: SimilarPets | undefined;
  /** How it is ordered. */
  readonly children: ReactNode;
}

function Details({ pet, chosenId, page, notice, similar, children, actionFor, reviewsOf }: DetailsProps) {
  usePageHead(useMemo(() => itemHead(pet, page), [pet, page]));
  useNoteSeen(pet._id);
  const hasInteracted = useFirstInteraction();
  const household = useHousehold();
  const label = stockLabel(pet);
  return (
    <>
      {notice}
      <div className={classes.columns}>
        <PictureGallery key={pet._id} pictures={pet.pictures} name={pet.petname} />
        <div className={classes.order}>
          <p className={classes.price}>
            <Money amount={pet.petprice} />
            {pet.isAdoption && <span className={classes.unit}>Adoption fee</span>}
            {label && <span className={classes.label}>{label}</span>}
            {pet.unitPrice && <span className={classes.unit}>{pet.unitPrice.text}</span>}
          </p>
          <VariantChoice variants={pet.variants} chosenId={chosenId} page={page} />
          {pet.category === 'FOOD' && <NotTakenLine petId={pet._id} />}
          <PetFacts pet={pet} />
          <FeedingNote pet={pet} />
          <ForYours pet={pet} />
          <Fragment key={pet._id}>{children}</Fragment>
          <div>
            <Link to={`/contact?item=${pet._id}`}>Ask about it</Link>
          </div>
          {household && pet.facts && (
            <Suspense>
              <PetFit pet={pet} facts={pet.facts} household={household} />
            </Suspense>
          )}
        </div>
        <section className={classes.details} aria-labelledby="details-title">
          <h2 id="details-title" className={classes.subtitle}>
            Details
          </h2>
          <p className={classes.text} dir="auto">
            {pet.details}
          </p>
          <LongFacts pet={pet} />
          <AnimalFacts pet={pet} />
          <HowMuch pet={pet} />
        </section>
      </div>
      <Fragment key={pet._id}>{reviewsOf(pet)}</Fragment>
      {similar && <RelatedItems pet={pet} similar={similar} actionFor={actionFor} />}
      <Suspense>{hasInteracted && <RecentlyViewed shownId={pet._id} />}</Suspense>
    </>
  );
}

/** The shape of an item's page, so that nothing jumps when the item comes. */
function PetDetailsSkeleton() {
  return (
    <div role="status">
      <p className={classes.loading}>{texts.loading}</p>
      <div className={classes.columns} aria-hidden>
        <Skeleton className={classes.picture} style={{ borderRadius: 'var(--mantine-radius-lg)' }} />
        <div className={classes.order}>
          <Skeleton style={{ height: 34, width: '40%' }} />
          <Skeleton style={{ height: 62, width: '80%' }} />
          <Skeleton style={{ height: 230 }} />
        </div>
      </div>
    </div>
  );
}

/** Keeps an item as the latest that was looked at. */
function useNoteSeen(petId: string): void {
  useEffect(() => noteSeen(petId), [petId]);
}
