import { useQuery } from '@apollo/client/react';
import { errorCodeOf } from '../../../lib/apollo/api-error.ts';
import { SharedWishListDocument } from '../../../lib/wishes/wish-list.operations.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import type { CardAction } from '../components/pet-card.tsx';
import { WishedCards } from './wished-cards.tsx';

interface SharedWishListProps {
  readonly code: string;
  readonly actionFor: CardAction;
}

/** What somebody would like to have, for whoever was given the link. */
export function SharedWishList({ code, actionFor }: SharedWishListProps) {
  const { data, error, refetch } = useQuery(SharedWishListDocument, { variables: { code } });
  if (errorCodeOf(error) === 'NOT_FOUND') {
    return (
      <EmptyState title="No longer shared" text="This link leads to no wish list. Ask for another one." />
    );
  }
  return (
    <Loaded data={data?.wishList} error={error} onRetry={() => void refetch()} loadingRows={6}>
      {({ petIds }) =>
        petIds.length === 0 ? (
          <EmptyState title="No wishes yet" text="There is nothing on this list." />
        ) : (
          <WishedCards petIds={petIds} actionFor={actionFor} />
        )
      }
    </Loaded>
  );
}
