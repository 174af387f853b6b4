import { useMutation } from '@apollo/client/react';
import { texts } from '../../../../domain/texts.ts';
import { errorCodeOf, errorFields } from '../../lib/apollo.ts';
import { showAlert, showErrorDialog } from '../../ui/notices.tsx';
import { AddPetDocument } from './add-pet.operations.ts';
import { type PetFormValues, toAddPetInput } from './pet-form-values.ts';

export interface AddedPet {
  _id: string;
  petname: string;
}

export type AddPetOutcome = { added: AddedPet } | { fields: Record<string, string> } | { failed: true };

const pictureTrouble: Record<string, string> = {
  PAYLOAD_TOO_LARGE: 'This picture is too large',
  UNSUPPORTED_MEDIA_TYPE: 'This file is not a picture that the shop can read',
};

/** Posts an item. Says what happened; what belongs beside a field is handed back to the form. */
export function useAddPet() {
  const [mutate, { loading }] = useMutation(AddPetDocument, {
    // Every list and its facets may have changed.
    update: (cache) => {
      cache.evict({ fieldName: 'pets' });
      cache.gc();
    },
  });

  async function addPet(values: PetFormValues): Promise<AddPetOutcome> {
    try {
      const { data } = await mutate({ variables: { input: toAddPetInput(values), img: values.img } });
      if (!data) throw new Error('The answer is empty');
      showAlert(texts.success.petAdded);
      return { added: data.addPet };
    } catch (error) {
      return explain(error);
    }
  }

  return { addPet, isPosting: loading };
}

function explain(error: unknown): AddPetOutcome {
  const code = errorCodeOf(error);
  if (code && pictureTrouble[code]) return { fields: { img: pictureTrouble[code] } };

  const fields = withoutPrefix(errorFields(error));
  if (Object.keys(fields).length > 0) return { fields };

  // No code: the answer never came from the shop (specification §8, "fails at network level").
  if (!code || code === 'INTERNAL') showAlert(texts.error.posting);
  else showErrorDialog(error instanceof Error ? error.message : texts.error.posting);
  return { failed: true };
}

/** The API names a field by its path in the arguments, the form by its name. */
function withoutPrefix(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^input\./, ''), message]),
  );
}
