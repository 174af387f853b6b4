import { pictureSizes } from '../../../../../domain/pictures/page-pictures.ts';
import { ItemLink } from '../../../ui/item-link.tsx';
import { PetPicture } from '../../../ui/pet-picture.tsx';
import { describePet } from '../lib/pet-labels.ts';
import { FitReasons } from './fit-reasons.tsx';
import classes from './match-card.module.css';
import type { PetMatch } from './use-pet-matches.ts';

/** An animal with how well it fits, and why. */
export function MatchCard({ match: { pet, score, points } }: { readonly match: PetMatch }) {
  return (
    <article
      className={classes.card}
      data-stop={points.some(({ verdict }) => verdict === 'STOP') || undefined}
    >
      <div className={classes.picture}>
        <PetPicture image={pet.image} alt="" sizes={pictureSizes.card} />
      </div>
      <div className={classes.text}>
        <h2 className={classes.name} dir="auto">
          <ItemLink id={pet._id}>{pet.petname}</ItemLink>
        </h2>
        <p className={classes.what}>{describePet(pet)}</p>
        <p className={classes.score}>
          <strong>{score}</strong> of 100
        </p>
        <FitReasons pet={pet} score={score} points={points} />
      </div>
    </article>
  );
}
