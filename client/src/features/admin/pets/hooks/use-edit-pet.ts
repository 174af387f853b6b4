import { useMutation } from '@apollo/client/react';
import { useUpload } from '../../../../ui/upload/use-upload.ts';
import { EditPetDocument } from '../api/manage-pets.operations.ts';
import { type PetFailure, petFailure } from '../lib/pet-failure.ts';
import { type PetFormValues, petFormChanges } from '../lib/pet-form-values.ts';
import { invalidateShopLists } from './use-pet-changes.ts';

export type EditPetOutcome = { readonly saved: true } | PetFailure;

/** Saves only the changed fields of an item: its stock may have been sold meanwhile. */
export function useEditPet(id: string) {
  const upload = useUpload();
  const [mutate, { loading }] = useMutation(EditPetDocument, { update: invalidateShopLists });

  async function editPet(before: PetFormValues, values: PetFormValues): Promise<EditPetOutcome> {
    try {
      await mutate({
        variables: { id, input: petFormChanges(before, values), img: values.img },
        context: values.img ? upload.begin() : undefined,
      });
      return { saved: true };
    } catch (error) {
      return petFailure(error);
    } finally {
      upload.end();
    }
  }

  return { editPet, isSaving: loading, upload };
}
