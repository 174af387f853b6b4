import { useMutation, useQuery } from '@apollo/client/react';
import { Switch } from '@mantine/core';
import { useId } from 'react';
import { mailKinds } from '../../../../../domain/mail/mail-kinds.ts';
import type { MailKind } from '../../../gql/graphql.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import classes from './mail-choices.module.css';
import { MailChoicesDocument, UpdateUnwantedMailDocument } from './mail-choices.operations.ts';

/** Switches for the mails that nobody needs for a sale. */
export function MailChoices() {
  const { account, error, refetch, choose, saveError } = useMailChoices();
  const titleId = useId();
  return (
    <section id="mails" className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        E-mails you get
      </h2>
      <p className={classes.intro}>
        What an order needs we e-mail in any case: that it is paid, sent or canceled, and that money goes
        back. Everything else is up to you.
      </p>
      {account && (
        <ul className={classes.list}>
          {account.optionalMail.map((kind) => (
            <li key={kind} className={classes.choice}>
              <Switch
                size="md"
                label={mailKinds[kind].label}
                checked={!account.unwantedMail.includes(kind)}
                onChange={(event) => void choose(kind, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      {!account && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingState />)}
      {saveError && (
        <p className={classes.problem} role="alert">
          That could not be saved. {saveError.message}
        </p>
      )}
    </section>
  );
}

/** Which mails the account can switch off, and has switched off. */
function useMailChoices() {
  const { data, error, refetch } = useQuery(MailChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const [update, { error: saveError }] = useMutation(UpdateUnwantedMailDocument);
  const account = data?.me;

  /** Shows the choice at once; where it can't be saved, the old one is shown again. */
  async function choose(kind: MailKind, isWanted: boolean) {
    if (!account) return;
    const others = account.unwantedMail.filter((one) => one !== kind);
    const kinds = isWanted ? others : [...others, kind];
    const optimisticResponse = { updateUnwantedMail: { ...account, unwantedMail: kinds } };
    // What went wrong is in saveError.
    await update({ variables: { kinds }, optimisticResponse }).catch(() => undefined);
  }

  return { account, error, refetch, choose, saveError };
}
