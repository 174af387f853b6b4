import { Button } from '@mantine/core';
import { useState } from 'react';
import { isSignInRecent, readWays, type WaysToSignIn } from '../../../lib/auth/own-sign-in.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { fetchAsAccount, noConnection, refusalIn } from '../../../lib/session/fetch-as-account.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { ProveAgain } from '../profile/prove-again.tsx';
import classes from '../profile/section.module.css';
import { Problem, Section } from '../profile/section.tsx';

/** All that the shop holds of the account as a file, for whoever has just signed in. */
export function TakeAlong() {
  const { atProvider, getToken } = useSession();
  const [ways, setWays] = useState<WaysToSignIn | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setProblem(undefined);
    await work().catch((error: Error) => setProblem(error.message));
    setBusy(false);
  }

  async function take() {
    setWays(null);
    const answer = await fetchAsAccount(getToken, '/account/export.json');
    if (!answer.ok) {
      const message = (await refusalIn(answer))?.message;
      throw new Error(message ?? 'The shop could not make the file. Please try again in a moment.');
    }
    saveFile(await answer.blob().catch(noConnection), 'my-account.json');
  }

  async function ask() {
    if (await isSignInRecent(atProvider)) await take();
    else setWays(await readWays(atProvider));
  }

  return (
    <Section
      id="take-along"
      title="Your data"
      intro="One file with all that the shop has of you: orders, addresses, reviews, what we e-mailed, and our notes."
    >
      <div className={classes.body}>
        {ways ? (
          <>
            <p className={classes.facts}>Please log in once more: the file is for you alone.</p>
            <ProveAgain ways={ways} label="Get the file" onProved={() => void run(take)} />
          </>
        ) : (
          <Button variant="light" w="fit-content" loading={isBusy} onClick={() => void run(ask)}>
            Download your data
          </Button>
        )}
        <Problem text={problem} />
      </div>
    </Section>
  );
}
