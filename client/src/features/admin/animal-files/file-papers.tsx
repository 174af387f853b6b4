import { useMutation } from '@apollo/client/react';
import { uploadFailure } from '../../../lib/animal-papers/upload-failure.ts';
import { type PaperActions, PapersPanel } from '../../../ui/animal-papers/papers-panel.tsx';
import { showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { useUpload } from '../../../ui/upload/use-upload.ts';
import { AddAnimalFilePaperDocument, RemoveAnimalFilePaperDocument } from './animal-files.operations.ts';
import type { AnimalFile } from './use-animal-file.ts';

interface FilePapersProps {
  readonly petId: string;
  readonly papers: AnimalFile['papers'];
  /** Has the page show what has changed. */
  readonly onChanged: () => Promise<unknown>;
}

/** The papers of an animal of the shop. */
export function FilePapers({ petId, papers, onChanged }: FilePapersProps) {
  return (
    <PapersPanel
      papers={papers}
      path={`/admin/animals/${petId}/papers`}
      note="For the staff, and with the animal for its new people: they keep a copy when it is handed over."
      {...useFilePapers(petId, onChanged)}
    />
  );
}

function useFilePapers(petId: string, onChanged: FilePapersProps['onChanged']): PaperActions {
  const upload = useUpload();
  const [add, { loading }] = useMutation(AddAnimalFilePaperDocument);
  const [remove] = useMutation(RemoveAnimalFilePaperDocument);

  async function changed(done: string) {
    showAlert(done);
    await onChanged().catch(() => undefined);
  }

  return {
    ...{ upload, isAdding: loading },
    async add(file, name) {
      try {
        await add({ variables: { petId, file, name }, context: upload.begin() });
        await changed('Paper added');
        return null;
      } catch (error) {
        return uploadFailure(error);
      } finally {
        upload.end();
      }
    },
    remove: (paperId) =>
      void remove({ variables: { petId, paperId } })
        .then(() => changed('Removed'))
        .catch((error: Error) => showErrorDialog(error.message)),
  };
}
