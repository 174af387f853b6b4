import { useMutation } from '@apollo/client/react';
import { texts } from '../../../../../../domain/text/texts.ts';
import { showAlert, showErrorDialog } from '../../../../ui/notifications/notifications.ts';
import { useUpload } from '../../../../ui/upload/use-upload.ts';
import { AddPetDocument } from '../api/manage-pets.operations.ts';
import { type PetFailure, petFailure } from '../lib/pet-failure.ts';
import { type PetFormValues, petFormErrors, toAddPetInput } from '../lib/pet-form-values.ts';

export interface AddedPet {
  readonly _id: string;
  readonly petname: string;
}

export type AddPetOutcome = { readonly added: AddedPet } | PetFailure;

/** Posts an item and shows the outcome; errors of fields are returned to the form. */
export function useAddPet() {
  const upload = useUpload();
  const [mutate, { loading }] = useMutation(AddPetDocument, {
    // Every list and its facets may have changed.
    update: (cache) => {
      cache.evict({ fieldName: 'pets' });
      cache.evict({ fieldName: 'allPets' });
      cache.gc();
    },
  });

  async function addPet(values: PetFormValues): Promise<AddPetOutcome> {
    // The form does not let anything incomplete through, so this never shows (specification §5).
    if (Object.keys(petFormErrors(values)).length > 0) return incomplete();

    try {
      const { data } = await mutate({
        variables: { input: toAddPetInput(values), img: values.img },
        context: values.img ? upload.begin() : undefined,
      });
      if (!data) throw new Error('The answer is empty');
      showAlert(texts.success.petAdded);
      return { added: data.addPet };
    } catch (error) {
      return explained(petFailure(error));
    } finally {
      upload.end();
    }
  }

  return { addPet, isPosting: loading, upload };
}

function incomplete(): PetFailure {
  showAlert(texts.error.addDataIncomplete);
  return { code: 'BAD_USER_INPUT', message: texts.error.addDataIncomplete };
}

function explained(failure: PetFailure): PetFailure {
  if (!('message' in failure)) return failure;
  if (failure.code === 'BAD_USER_INPUT') return incomplete();
  // No code: no response came from the shop (specification §8, "fails at network level").
  if (!failure.code || failure.code === 'INTERNAL') showAlert(texts.error.posting);
  else showErrorDialog(failure.message);
  return failure;
}
