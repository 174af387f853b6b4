import { Suspense, useCallback, useState } from 'react';
import type { PetCardFieldsFragment } from '../../../gql/graphql.ts';
import { useFirstInteraction } from '../../../hooks/use-first-interaction.ts';
import { useComparison } from '../../../lib/cart-store/browsing.ts';
import { useHousehold } from '../../../lib/household/household-store.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { LazyDialog } from '../../../ui/lazy-dialog.tsx';
import { PetBrowser, type PetBrowserProps } from '../components/pet-browser.tsx';
import type { CardAction } from '../components/pet-card.tsx';
import { PetGridSkeleton } from '../components/pet-grid.tsx';
import { useAnimalLike } from '../likes/use-animal-like.ts';
import { CardFit } from '../matching/card-fit.tsx';
import { CardTools } from './card-tools.tsx';
import { ListedRating } from './listed-rating.tsx';

const loadQuickView = () => import('../quick-view/quick-view-dialog.tsx');
const RecentlyViewed = lazyComponent(() => import('../recently-viewed/recently-viewed.tsx'));
const FitResults = lazyComponent(() => import('./fit-results.tsx'));
const ForAnimal = lazyComponent(() => import('../likes/for-animal.tsx'));
const LikeResults = lazyComponent(() => import('./like-results.tsx'));
const CompareBar = lazyComponent(() => import('../compare/compare-bar.tsx'));

/** What the cards of a list offer. */
export interface CardOffers {
  readonly actionFor: CardAction;
  readonly toolsFor: CardAction;
}

/** A list of the catalogue in which each item can be looked at on the spot, and compared. */
export function ItemList(list: Omit<PetBrowserProps, 'toolsFor' | 'byFit' | 'byLike' | 'forWhom'>) {
  const [pet, setPet] = useState<PetCardFieldsFragment | null>(null);
  const [isOpen, setOpen] = useState(false);
  const hasInteracted = useFirstInteraction();
  const isComparing = useComparison() !== undefined;
  const household = useHousehold();
  const { like, choose } = useAnimalLike();
  const isSignedIn = Boolean(useSession().account);

  const look = useCallback((looked: PetCardFieldsFragment) => {
    setPet(looked);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  const { actionFor } = list;

  const cards: CardOffers = {
    actionFor: (shown) => (
      <>
        <ListedRating pet={shown} like={like} />
        {actionFor?.(shown)}
      </>
    ),
    toolsFor: (shown) => (
      <>
        <CardFit pet={shown} />
        <CardTools pet={shown} onLook={look} />
      </>
    ),
  };

  return (
    <>
      <PetBrowser
        {...list}
        {...cards}
        byFit={
          household &&
          ((where) => (
            <Suspense fallback={<PetGridSkeleton count={8} />}>
              <FitResults household={household} where={where} label={list.label} {...cards} />
            </Suspense>
          ))
        }
        byLike={
          like &&
          ((where, all) => (
            <Suspense fallback={<PetGridSkeleton count={8} />}>
              <LikeResults like={like} where={where} list={all} label={list.label} {...cards} />
            </Suspense>
          ))
        }
        forWhom={({ type }) =>
          (like || isSignedIn) && (
            <Suspense>
              <ForAnimal isSignedIn={isSignedIn} type={type} value={like} onChange={choose} />
            </Suspense>
          )
        }
      />
      {pet && (
        <LazyDialog load={loadQuickView} props={{ isOpen, onClose: close, pet, action: actionFor?.(pet) }} />
      )}
      <Suspense>{hasInteracted && <RecentlyViewed />}</Suspense>
      <Suspense>{isComparing && <CompareBar />}</Suspense>
    </>
  );
}
