import { itemGoneHead } from '../../../../../domain/pages/item-head.ts';
import { type PageHead } from '../../../../../domain/pages/page-head.ts';
import { usePageHead } from '../../../hooks/use-page-head.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { CardAction } from '../components/pet-card.tsx';
import type { SimilarPets } from './pet-detail.ts';
import { SimilarCards } from './similar-cards.tsx';

interface MissingItemProps {
  /** Of an item that has left the shop, or of one that there never was. */
  readonly head: PageHead;
  readonly similar: SimilarPets | undefined;
  readonly actionFor: CardAction;
}

/** In place of an item that is not there: a kind word, and others like it where there was one. */
export function MissingItem({ head, similar, actionFor }: MissingItemProps) {
  usePageHead(head);
  const hasLeft = head === itemGoneHead;
  return (
    <>
      <EmptyState
        title={hasLeft ? 'It has moved on' : 'There is nothing here'}
        text={
          hasLeft
            ? 'What was here has left the shop for good. Thank you for coming to see it.'
            : 'This item has left the shop, or the address has a typo in it.'
        }
        action={
          <ButtonLink to="/" look="light">
            Back to the shop
          </ButtonLink>
        }
      />
      <SimilarCards title="These are still here" pets={similar?.pets ?? []} actionFor={actionFor} />
    </>
  );
}
