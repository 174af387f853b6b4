import { useMutation } from '@apollo/client/react';
import { uploadFailure } from '../../lib/animal-papers/upload-failure.ts';
import { confirmDialog, showErrorDialog } from '../../ui/notifications/notifications.ts';
import { useUpload } from '../../ui/upload/use-upload.ts';
import { AddApplicationFileDocument, RemoveApplicationFileDocument } from './applications.operations.ts';

/** Files in answer to questions. @param refresh asks the shop again */
export function useApplicationFiles(id: string, refresh: () => Promise<unknown>) {
  const upload = useUpload();
  const [add, { loading }] = useMutation(AddApplicationFileDocument);
  const [remove] = useMutation(RemoveApplicationFileDocument);

  async function takeBack(fileId: string) {
    try {
      await remove({ variables: { id, fileId } });
      await refresh();
    } catch (error) {
      showErrorDialog((error as Error).message);
    }
  }

  return {
    ...{ upload, isAdding: loading },
    /** @returns null where it was sent, else what is wrong */
    async add(question: string, file: File): Promise<string | null> {
      try {
        await add({ variables: { id, question, file }, context: upload.begin() });
      } catch (error) {
        return uploadFailure(error);
      } finally {
        upload.end();
      }
      await refresh().catch(() => undefined);
      return null;
    },
    remove: (file: { readonly id: string; readonly name: string }) =>
      confirmDialog({
        title: `Take ${file.name} back?`,
        text: 'The shop keeps no copy of it.',
        confirm: 'Take it back',
        onConfirm: () => void takeBack(file.id),
      }),
  };
}
