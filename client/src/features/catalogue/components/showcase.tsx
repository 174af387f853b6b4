import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { SHOWCASE_SIZE } from '../../../../../domain/pages/page-queries.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SegmentedChoice } from '../../../ui/forms/segmented-choice.tsx';
import { ShowcaseDocument } from '../api/showcase.operations.ts';
import { interleave, type ShowcaseChoice, showcaseTypes } from '../lib/showcase-items.ts';
import type { CardAction } from './pet-card.tsx';
import { PetGrid, PetGridSkeleton } from './pet-grid.tsx';
import classes from './showcase.module.css';

const choices = (Object.keys(showcaseTypes) as ShowcaseChoice[]).map((value) => ({ value, label: value }));

/** The first six food and accessory items, for all animals or for one type. */
export function Showcase({ actionFor }: { readonly actionFor: CardAction }) {
  const [choice, setChoice] = useState<ShowcaseChoice>('ALL');
  return (
    <div className={classes.showcase}>
      <SegmentedChoice
        aria-label="For which animals"
        choices={choices}
        value={choice}
        onChange={setChoice}
        style={{ alignSelf: 'start' }}
      />
      <ShowcaseItems choice={choice} actionFor={actionFor} />
    </div>
  );
}

interface ShowcaseItemsProps {
  readonly choice: ShowcaseChoice;
  readonly actionFor: CardAction;
}

function ShowcaseItems({ choice, actionFor }: ShowcaseItemsProps) {
  const { data, previousData, loading, error, refetch } = useQuery(ShowcaseDocument, {
    variables: { type: showcaseTypes[choice], first: SHOWCASE_SIZE },
  });
  const shown = data ?? (loading ? previousData : undefined);

  if (!shown && error) return <ErrorState error={error} onRetry={refetch} />;
  if (!shown) return <PetGridSkeleton count={SHOWCASE_SIZE} isThreeWide />;

  const items = interleave(shown.accessories.edges, shown.food.edges, SHOWCASE_SIZE).map((edge) => edge.node);
  if (items.length === 0)
    return <EmptyState text="The shelf is empty just now. Fresh goods are on their way." />;
  return (
    <PetGrid
      pets={items}
      label="Food and accessories"
      headingLevel="h3"
      isStale={!data}
      isThreeWide
      actionFor={actionFor}
    />
  );
}
