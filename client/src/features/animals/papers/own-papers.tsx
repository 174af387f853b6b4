import { useMutation } from '@apollo/client/react';
import type { AnimalFieldsFragment } from '../../../gql/graphql.ts';
import { uploadFailure } from '../../../lib/animal-papers/upload-failure.ts';
import { type PaperActions, PapersPanel } from '../../../ui/animal-papers/papers-panel.tsx';
import { showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { useUpload } from '../../../ui/upload/use-upload.ts';
import { AddAnimalPaperDocument, RemoveAnimalPaperDocument } from './papers.operations.ts';

/** The papers of an animal of one's own. */
export function OwnPapers({ animal }: { readonly animal: Pick<AnimalFieldsFragment, 'id' | 'papers'> }) {
  return (
    <PapersPanel
      papers={animal.papers}
      path={`/animals/${animal.id}/papers`}
      note="Its pass, certificates, bills: you alone can open them. They are not on its passport."
      {...useOwnPapers(animal.id)}
    />
  );
}

function useOwnPapers(id: string): PaperActions {
  const upload = useUpload();
  const [add, { loading }] = useMutation(AddAnimalPaperDocument);
  const [remove] = useMutation(RemoveAnimalPaperDocument);

  return {
    ...{ upload, isAdding: loading },
    async add(file, name) {
      try {
        await add({ variables: { id, file, name }, context: upload.begin() });
        return null;
      } catch (error) {
        return uploadFailure(error);
      } finally {
        upload.end();
      }
    },
    remove: (paperId) =>
      void remove({ variables: { id, paperId } }).catch((error: Error) => showErrorDialog(error.message)),
  };
}
