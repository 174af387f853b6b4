import { useMutation, useQuery } from '@apollo/client/react';
import type { SynonymsQuery } from '../../../gql/graphql.ts';
import { errorFields } from '../../../lib/apollo/client.ts';
import { confirmDialog, showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import {
  AddSynonymDocument,
  MissedSearchesDocument,
  RemoveSynonymDocument,
  SynonymsDocument,
} from './synonyms.operations.ts';

export type Synonym = SynonymsQuery['synonyms'][number];

/** What words mean in the search: those of the admins, and those that the shop comes with. */
export function useSynonyms() {
  const { data, error, refetch } = useQuery(SynonymsDocument, { fetchPolicy: 'cache-and-network' });
  return {
    own: data?.synonyms.filter(({ isBuiltIn }) => !isBuiltIn),
    builtIn: data?.synonyms.filter(({ isBuiltIn }) => isBuiltIn) ?? [],
    error,
    refetch,
  };
}

interface AddHandlers {
  /** What is wrong with a field, by its name in the API. */
  readonly onRefused: (problems: Readonly<Record<string, string>>) => void;
  readonly onAdded: () => void;
}

export function useAddSynonym({ onRefused, onAdded }: AddHandlers) {
  const [add, { loading }] = useMutation(AddSynonymDocument, {
    refetchQueries: [SynonymsDocument, MissedSearchesDocument],
  });

  async function submit(word: string, means: string[]) {
    try {
      await add({ variables: { word, means } });
      showAlert(`Searches for “${word}” find ${means.join(', ')} from now on`);
      onAdded();
    } catch (error) {
      const problems = errorFields(error);
      if (Object.keys(problems).length > 0) onRefused(problems);
      else showErrorDialog(error instanceof Error ? error.message : String(error));
    }
  }

  return { submit, isBusy: loading };
}

/** Removes a synonym, after a question. */
export function useRemoveSynonym() {
  const [remove, { loading }] = useMutation(RemoveSynonymDocument, {
    refetchQueries: [SynonymsDocument],
    onCompleted: ({ removeSynonym }) => showAlert(`“${removeSynonym.word}” means only itself again`),
    onError: (error) => showErrorDialog(error.message),
  });

  function ask({ _id: id, word, means }: Synonym) {
    confirmDialog({
      title: `Remove “${word}”?`,
      text: `Who searches for “${word}” will no longer find ${means.join(', ')}.`,
      confirm: 'Yes, remove',
      onConfirm: () => void remove({ variables: { id } }),
    });
  }

  return { ask, isBusy: loading };
}
