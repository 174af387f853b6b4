import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { ForgetHouseholdDocument } from '../../../lib/household/household.operations.ts';
import { useHousehold } from '../../../lib/household/household-store.ts';
import { forgetHousehold, keepHousehold } from '../../../lib/household/keep-household.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from './animal-finder.module.css';
import { HouseholdForm } from './household-form.tsx';
import { MatchList } from './match-list.tsx';

/** The household once, and then which animals fit it. Whatever is kept here goes to the account that is signed in. */
export default function AnimalFinder() {
  const household = useHousehold();
  const { account } = useSession();
  const [isAsking, setAsking] = useState(false);
  const { forget, error } = useForget(account !== null);
  const isAsked = isAsking || !household;
  return (
    <>
      {isAsked ? (
        <HouseholdForm
          // What is kept is known once the page is hydrated.
          key={household ? 'kept' : 'new'}
          household={household}
          note={account ? notes.account : notes.visitor}
          onKeep={(answered) => {
            keepHousehold(answered);
            setAsking(false);
          }}
        />
      ) : (
        <div className={classes.kept}>
          <p className={classes.words}>
            Your answers are kept in {account ? 'your account' : 'this browser'}, for nobody else.
          </p>
          <Button look="default" onClick={() => setAsking(true)}>
            Change them
          </Button>
          <Button look="default" onClick={forget}>
            Forget them
          </Button>
          {error && <p role="alert">They are not forgotten yet: {error.message}</p>}
        </div>
      )}
      {household && <MatchList key={JSON.stringify(household)} household={household} />}
    </>
  );
}

const notes = {
  visitor:
    'Your answers stay in this browser, and in your account once you log in. They are sent to us with this question alone.',
  account: 'Your answers are kept in your account, on every device. Nobody else sees them.',
};

/** Forgets the household here and in the account; in neither where the account can't be reached. */
function useForget(hasAccount: boolean) {
  const [forgetInAccount, { error }] = useMutation(ForgetHouseholdDocument);
  async function forget() {
    if (hasAccount) {
      try {
        await forgetInAccount();
      } catch {
        // What went wrong is in error.
        return;
      }
    }
    forgetHousehold();
  }
  return { error, forget: () => void forget() };
}
