import { useMutation, useQuery } from '@apollo/client/react';
import type { MailKind } from '../../../gql/graphql.ts';
import { MailChoicesDocument, UpdateUnwantedMailDocument } from './mail-choices.operations.ts';

/** Which mails the account can switch off, and has switched off. */
export function useMailChoices() {
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
