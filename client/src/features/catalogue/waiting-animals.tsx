import { useQuery } from '@apollo/client/react';
import { pictureSizes } from '../../../../domain/page-pictures.ts';
import { WAITING_SIZE } from '../../../../domain/page-questions.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PetPicture } from '../../ui/pet-picture.tsx';
import { PetCard } from './pet-card.tsx';
import { PetGridSkeleton } from './pet-grid.tsx';
import { WaitingAnimalsDocument } from './showcase.operations.ts';
import classes from './waiting-animals.module.css';

const FRAMES = ['left', 'middle', 'right'];

/** Both parts of the home page that show animals ask the same question, so it is asked once. */
function useWaitingAnimals() {
  const { data, error, loading, refetch } = useQuery(WaitingAnimalsDocument, {
    variables: { first: WAITING_SIZE },
  });
  return { animals: data?.pets.edges.map((edge) => edge.node) ?? [], error, loading, refetch };
}

/** A row of animals that wait for a home, to be pushed along with a finger or the keyboard. */
export function WaitingAnimals() {
  const { animals, error, loading, refetch } = useWaitingAnimals();
  if (loading && animals.length === 0) return <PetGridSkeleton count={4} />;
  // What came once stays, also when asking again fails.
  if (error && animals.length === 0) return <ErrorState error={error} onRetry={refetch} />;
  if (animals.length === 0) return <EmptyState text="Every animal has found a home. What a day!" />;
  return (
    <ul className={classes.row} aria-label="Animals waiting for a home">
      {animals.map((animal) => (
        <li key={animal._id} className={classes.item}>
          <PetCard pet={animal} headingLevel="h3" />
        </li>
      ))}
    </ul>
  );
}

/** Three portraits for the banner. Decoration: the same animals are named in the row. */
export function AnimalPortraits() {
  const portrayed = useWaitingAnimals().animals.filter(({ image }) => image);
  return (
    <div className={classes.portraits} aria-hidden>
      {FRAMES.map((frame, index) => (
        <div key={frame} className={classes.frame}>
          {portrayed[index] && (
            <PetPicture image={portrayed[index].image} alt="" sizes={pictureSizes.portrait} priority />
          )}
        </div>
      ))}
    </div>
  );
}
