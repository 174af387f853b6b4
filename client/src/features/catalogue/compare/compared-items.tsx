import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { saveComparison, useComparison } from '../../../lib/cart-store/browsing.ts';
import { MAX_COMPARED, readPetIds } from '../../../lib/cart-store/persistence.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import type { CardAction } from '../components/pet-card.tsx';
import { CompareTable } from './compare-table.tsx';
import classes from './compared-items.module.css';
import { useComparedPets } from './use-compared-pets.ts';

/** The items that the address names, side by side; those that were chosen in the lists where it names none. */
export function ComparedItems({ actionFor }: { readonly actionFor: CardAction }) {
  const [ids, setIds] = useComparedIds();
  const { pets, unlike, goneCount, isLoading, error, retry } = useComparedPets(ids);

  if (ids.length === 0) return <NothingChosen />;
  if (isLoading && pets.length === 0) return <LoadingState rows={6} />;
  if (error && pets.length === 0) return <ErrorState error={error} onRetry={retry} />;
  return (
    <div className={classes.items}>
      <Notes pets={pets} unlike={unlike} goneCount={goneCount} />
      {error && <ErrorState error={error} onRetry={retry} />}
      {pets.length === 0 ? (
        <NothingChosen />
      ) : (
        <CompareTable
          pets={pets}
          actionFor={actionFor}
          onRemove={(petId) => setIds(pets.map(({ _id }) => _id).filter((id) => id !== petId))}
        />
      )}
    </div>
  );
}

type NotesProps = Pick<ReturnType<typeof useComparedPets>, 'pets' | 'unlike' | 'goneCount'>;

function Notes({ pets, unlike, goneCount }: NotesProps) {
  return (
    <ul className={classes.notes} aria-live="polite">
      {goneCount > 0 && (
        <li>{goneCount === 1 ? 'One item has' : `${goneCount} items have`} left the shop.</li>
      )}
      {unlike.map(({ _id, petname }) => (
        <li key={_id}>{petname} is left out: only what is alike can be compared.</li>
      ))}
      {pets.length === 1 && <li>Choose another one of its kind to see what differs.</li>}
      {pets.length > 1 && <li>Rows with a mark differ.</li>}
    </ul>
  );
}

function NothingChosen() {
  return (
    <EmptyState
      title="Nothing to compare yet"
      text="Press the scales on the cards of up to four animals, or of food or accessories."
      action={
        <ButtonLink to="/PetSearchItems" look="light">
          Find some
        </ButtonLink>
      }
    />
  );
}

/** The address says what is compared, so that it can be shared; without it the choice of this browser counts. */
function useComparedIds() {
  const [params, setParams] = useSearchParams();
  const comparison = useComparison();
  const named = params.get('ids');
  const ids = readPetIds(named?.split(',') ?? comparison?.petIds, MAX_COMPARED);

  function setIds(next: readonly string[]) {
    setParams(next.length > 0 ? { ids: next.join(',') } : {}, { replace: true, preventScrollReset: true });
    if (comparison) {
      saveComparison({
        ...comparison,
        petIds: comparison.petIds.filter((id) => next.includes(id) || !ids.includes(id)),
      });
    }
  }

  // So that the address can be copied from where it stands.
  useEffect(() => {
    if (named === null && ids.length > 0) setParams({ ids: ids.join(',') }, { replace: true });
  }, [named, ids, setParams]);

  return [ids, setIds] as const;
}
