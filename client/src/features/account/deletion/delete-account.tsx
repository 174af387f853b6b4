import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { wantsNewSignIn } from '../../../lib/apollo/api-error.ts';
import { isSignInRecent, readWays, type WaysToSignIn } from '../../../lib/auth/own-sign-in.ts';
import { type Account, useSession } from '../../../lib/session/session.tsx';
import { type DeletionChoice, DeletionForm } from '../../../ui/forms/deletion-form.tsx';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { ProveAgain } from '../profile/prove-again.tsx';
import classes from '../profile/section.module.css';
import { Problem, Section } from '../profile/section.tsx';
import { DeleteAccountDocument } from './deletion.operations.ts';

/** Where somebody is on the way out: nowhere, signing in again, or at the last question. */
type Step = { readonly at: 'start' | 'question' } | { readonly at: 'sign-in'; readonly ways: WaysToSignIn };

/** Deletes the account, for whoever has just signed in. */
export function DeleteAccount({ account }: { readonly account: Account }) {
  const { atProvider } = useSession();
  const [step, setStep] = useState<Step>({ at: 'start' });
  const [problem, setProblem] = useState<string>();

  async function askSignIn() {
    setStep({ at: 'sign-in', ways: await readWays(atProvider) });
  }

  async function begin() {
    setProblem(undefined);
    try {
      if (await isSignInRecent(atProvider)) setStep({ at: 'question' });
      else await askSignIn();
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  return (
    <Section
      id="delete"
      title="Delete your account"
      intro="Your name, addresses, phone number, cards, questions, e-mails and what you wait for are gone for good. Orders stay as our books need them, without you."
    >
      <div className={classes.body}>
        {step.at === 'start' && (
          <Button variant="light" color="red" w="fit-content" onClick={() => void begin()}>
            Delete your account…
          </Button>
        )}
        {step.at === 'sign-in' && (
          <>
            <p className={classes.facts}>Please log in once more: nobody else may do this.</p>
            <ProveAgain ways={step.ways} label="Go on" onProved={() => setStep({ at: 'question' })} />
          </>
        )}
        {step.at === 'question' && (
          <LastQuestion
            email={account.email}
            onCancel={() => setStep({ at: 'start' })}
            onLate={() => void askSignIn().catch((error: Error) => setProblem(error.message))}
          />
        )}
        <Problem text={problem} />
      </div>
    </Section>
  );
}

interface LastQuestionProps {
  readonly email: string;
  readonly onCancel: () => void;
  /** The sign-in is too long ago by now. */
  readonly onLate: () => void;
}

function LastQuestion({ email, onCancel, onLate }: LastQuestionProps) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [remove, { loading, error }] = useMutation(DeleteAccountDocument, {
    onError: (reason) => wantsNewSignIn(reason) && onLate(),
  });

  async function submit(variables: DeletionChoice) {
    // What went wrong is in error.
    if (!(await remove({ variables }).catch(() => null))?.data) return;
    await navigate('/');
    await signOut();
    showAlert('Your account is deleted.');
  }

  return (
    <DeletionForm
      email={email}
      isBusy={loading}
      problem={error?.message}
      onSubmit={(choice) => void submit(choice)}
      onCancel={onCancel}
    />
  );
}
