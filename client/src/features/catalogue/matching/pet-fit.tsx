import { Link } from 'react-router-dom';
import type { Household } from '../../../../../domain/matching/household.ts';
import type { MatchedFacts } from '../../../../../domain/matching/match.ts';
import { tellMatch } from '../../../../../domain/matching/match-texts.ts';
import { pages } from '../../../../../domain/pages/pages.ts';
import type { AskedPet } from './ask-link.tsx';
import { FitReasons } from './fit-reasons.tsx';
import classes from './pet-fit.module.css';

interface PetFitProps {
  readonly pet: AskedPet;
  readonly facts: MatchedFacts;
  readonly household: Household;
}

/** How well an animal fits the household that is kept, on its page. */
export default function PetFit({ pet, facts, household }: PetFitProps) {
  const { score, points } = tellMatch(facts, household);
  return (
    <section className={classes.fit} aria-labelledby="pet-fit-title">
      <h2 id="pet-fit-title" className={classes.title}>
        Fits you <strong>{score}</strong> of 100
      </h2>
      <FitReasons pet={pet} score={score} points={points} />
      <p className={classes.answers}>
        <Link to={pages.findMyAnimal.path}>Your answers</Link>
      </p>
    </section>
  );
}
