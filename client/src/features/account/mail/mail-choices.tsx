import { Switch } from '@mantine/core';
import { useId } from 'react';
import { mailKinds } from '../../../../../domain/mail/mail-kinds.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import classes from './mail-choices.module.css';
import { useMailChoices } from './use-mail-choices.ts';

/** Switches for the mails that nobody needs for a sale. */
export function MailChoices() {
  const { account, error, refetch, choose, saveError } = useMailChoices();
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        Mails you get
      </h2>
      <p className={classes.intro}>
        What an order needs we mail in any case: that it is paid, sent or cancelled, and that money goes back.
        Everything else is up to you.
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
