import { useState } from 'react';
import { forgetHousehold, keepHousehold, useHousehold } from '../../../lib/household/household-store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from './animal-finder.module.css';
import { HouseholdForm } from './household-form.tsx';
import { MatchList } from './match-list.tsx';

/** The household once, and then which animals fit it. */
export default function AnimalFinder() {
  const household = useHousehold();
  const [isAsking, setAsking] = useState(false);
  const isAsked = isAsking || !household;
  return (
    <>
      {isAsked ? (
        <HouseholdForm
          // What is kept is known once the page is hydrated.
          key={household ? 'kept' : 'new'}
          household={household}
          onKeep={(answered) => {
            keepHousehold(answered);
            setAsking(false);
          }}
        />
      ) : (
        <div className={classes.kept}>
          <p className={classes.words}>Your answers are kept in this browser.</p>
          <Button look="default" onClick={() => setAsking(true)}>
            Change them
          </Button>
          <Button look="default" onClick={forgetHousehold}>
            Forget them
          </Button>
        </div>
      )}
      {household && <MatchList key={JSON.stringify(household)} household={household} />}
    </>
  );
}
