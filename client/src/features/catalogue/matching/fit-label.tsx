import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import type { Household } from '../../../../../domain/matching/household.ts';
import { matchOf } from '../../../../../domain/matching/match.ts';
import { ruleText } from '../../../../../domain/matching/match-texts.ts';
import { pages } from '../../../../../domain/pages/pages.ts';
import { MatchedPetFieldsFragmentDoc } from '../../../gql/graphql.ts';
import classes from './fit-label.module.css';

interface FitLabelProps {
  readonly petId: string;
  readonly household: Household;
}

/** How well the animal of a card fits the household that is kept: what speaks against it is said first. */
export default function FitLabel({ petId, household }: FitLabelProps) {
  const { data, complete } = useFragment({
    fragment: MatchedPetFieldsFragmentDoc,
    fragmentName: 'MatchedPetFields',
    from: { __typename: 'Pet', _id: petId },
  });
  const facts = complete ? data.facts : null;
  if (!facts) return null;

  const { score, points } = matchOf(facts, household);
  const stop = points.find(({ verdict }) => verdict === 'STOP');
  const unknownCount = points.filter(({ verdict }) => verdict === 'UNKNOWN').length;
  return (
    <p className={classes.fit} data-stop={stop ? true : undefined}>
      <Link to={pages.findMyAnimal.path} className={classes.score}>
        Fits you {score} of 100
      </Link>
      {stop && <span>{ruleText(stop.rule, stop.verdict, facts, household)}</span>}
      {!stop && unknownCount > 0 && (
        <span>
          {unknownCount} of {points.length} not known yet
        </span>
      )}
    </p>
  );
}
