import { useQuery } from '@apollo/client/react';
import { FEATURED_ANIMALS_SIZE } from '../../../../../domain/pages/page-queries.ts';
import { pictureSizes } from '../../../../../domain/pictures/page-pictures.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PetPicture } from '../../../ui/pet-picture.tsx';
import { WaitingAnimalsDocument } from '../api/showcase.operations.ts';
import cat from '../portraits/cat-bramble.webp';
import dog from '../portraits/dog-pippin.webp';
import puppy from '../portraits/dog-tilly.webp';
import classes from './featured-animals.module.css';
import { PetCard } from './pet-card.tsx';
import { PetGridSkeleton } from './pet-grid.tsx';

/** The frames of the banner, each with a fallback picture where the shop has no animal to show. */
const frames = [
  { place: 'left', fallback: puppy },
  { place: 'middle', fallback: cat },
  { place: 'right', fallback: dog },
];

/** Both parts of the home page that show animals ask the same question, so it is asked once. */
function useFeaturedAnimals() {
  const { data, error, loading, refetch } = useQuery(WaitingAnimalsDocument, {
    variables: { first: FEATURED_ANIMALS_SIZE },
  });
  return { animals: data?.pets.edges.map((edge) => edge.node) ?? [], error, loading, refetch };
}

/** A row of animals that wait for a home, to be pushed along with a finger or the keyboard. */
export function FeaturedAnimals() {
  const { animals, error, loading, refetch } = useFeaturedAnimals();
  if (loading && animals.length === 0) return <PetGridSkeleton count={4} />;
  // Loaded animals stay, also when a refetch fails.
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

/** Three portraits for the banner. Decoration: those of animals that wait are named in the row. */
export function AnimalPortraits() {
  const { animals, loading } = useFeaturedAnimals();
  const portrayed = animals.filter(({ image }) => image);
  const isComing = loading && animals.length === 0;
  return (
    <div className={classes.portraits} aria-hidden>
      {frames.map(({ place, fallback }, index) => (
        <div key={place} className={classes.frame}>
          {portrayed[index] ? (
            <PetPicture image={portrayed[index].image} alt="" sizes={pictureSizes.portrait} priority />
          ) : (
            !isComing && <img className={classes.fallback} src={fallback} alt="" width={480} height={360} />
          )}
        </div>
      ))}
    </div>
  );
}
