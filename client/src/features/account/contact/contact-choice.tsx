import { useMutation, useQuery } from '@apollo/client/react';
import { Switch } from '@mantine/core';
import { useId } from 'react';
import { isolateNames } from '../../../../../domain/text/right-to-left.ts';
import {
  LastContactDocument,
  OfferLastContactDocument,
} from '../../../lib/session/last-contact.operations.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import classes from '../mail/mail-choices.module.css';

/** Whether forms begin with the contact of the account's latest order. */
export function ContactChoice() {
  const titleId = useId();
  const { data, error, refetch } = useQuery(LastContactDocument, { fetchPolicy: 'cache-and-network' });
  const [offer, { error: saveError }] = useMutation(OfferLastContactDocument);
  const account = data?.me;
  const { username, phone, location } = account?.lastContact ?? {};
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        Your last address
      </h2>
      {account && (
        <>
          {username && (
            <p className={classes.intro}>
              {isolateNames([username, location, phone].filter(Boolean).join(' · '))}
            </p>
          )}
          <ul className={classes.list}>
            <li className={classes.choice}>
              <Switch
                size="md"
                label="Fill in name, phone and address of my last order for the next one"
                checked={account.offersLastContact}
                onChange={({ currentTarget: { checked } }) =>
                  // What went wrong is in saveError.
                  void offer({ variables: { isOffered: checked } }).catch(() => undefined)
                }
              />
            </li>
          </ul>
        </>
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
