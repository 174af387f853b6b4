import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import type { Household } from '../../../../../domain/matching/household.ts';
import { tellMatch } from '../../../../../domain/matching/match-texts.ts';
import { pages } from '../../../../../domain/pages/pages.ts';
import { MatchedPetFieldsFragmentDoc } from '../../../gql/graphql.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { type AskedPet, AskLink } from './ask-link.tsx';
import classes from './fit-label.module.css';

interface FitLabelProps {
  readonly pet: AskedPet;
  readonly household: Household;
}

/**
 * How well an animal fits the household that is kept: everything that speaks against it is said first. Reckoned here,
 * from what its page or list has loaded of it; nothing where that has none of its facts.
 */
export default function FitLabel({ pet, household }: FitLabelProps) {
  const { data, complete } = useFragment({
    fragment: MatchedPetFieldsFragmentDoc,
    fragmentName: 'MatchedPetFields',
    from: { __typename: 'Pet', _id: pet._id },
  });
  const facts = complete ? data.facts : null;
  if (!facts) return null;

  const { score, points } = tellMatch(facts, household);
  const stops = points.filter(({ verdict }) => verdict === 'STOP');
  const unknowns = points.filter(({ verdict }) => verdict === 'UNKNOWN');
  return (
    <p className={classes.fit} data-stop={stops.length > 0 || undefined}>
      <Link to={pages.findMyAnimal.path} className={classes.score}>
        Fits you {score} of 100
      </Link>
      {stops.map(({ rule, text }) => (
        <span key={rule}>{text}</span>
      ))}
      {unknowns.length > 0 && (
        <AskLink pet={pet} unknowns={unknowns} className={classes.ask}>
          {unknowns.length} of {points.length} not known yet: ask us
          <VisuallyHidden>
            {' '}
            about <bdi>{pet.petname}</bdi>
          </VisuallyHidden>
        </AskLink>
      )}
    </p>
  );
}
