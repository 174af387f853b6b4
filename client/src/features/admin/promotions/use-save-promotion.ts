import { useMutation } from '@apollo/client/react';
import { errorCodeOf, errorFields } from '../../../lib/apollo/client.ts';
import { type PromotionFormValues, promotionChanges, toAddPromotionInput } from './promotion-form-values.ts';
import {
  AddPromotionDocument,
  PromotionsDocument,
  UpdatePromotionDocument,
} from './promotions.operations.ts';

export type SaveOutcome =
  | { readonly saved: true }
  | { readonly fields: Record<string, string> }
  | { readonly message: string };

/** A promotion that is changed, as the form had it first; null for a new one. */
export type EditedPromotion = { readonly _id: string; readonly before: PromotionFormValues } | null;

/** Makes a promotion or saves what was changed of one; what is wrong with fields is returned to the form. */
export function useSavePromotion(edited: EditedPromotion) {
  const [add, adding] = useMutation(AddPromotionDocument, { refetchQueries: [PromotionsDocument] });
  const [update, updating] = useMutation(UpdatePromotionDocument);

  async function save(values: PromotionFormValues): Promise<SaveOutcome> {
    try {
      if (edited) {
        const input = promotionChanges(edited.before, values);
        await update({ variables: { id: edited._id, input } });
      } else await add({ variables: { input: toAddPromotionInput(values) } });
      return { saved: true };
    } catch (error) {
      return failureOf(error);
    }
  }

  return { save, isSaving: adding.loading || updating.loading };
}

function failureOf(error: unknown): SaveOutcome {
  const message = error instanceof Error ? error.message : String(error);
  if (errorCodeOf(error) === 'CONFLICT') return { fields: { code: message } };
  // The API names a list's value by its place, the form the whole list.
  const fields = Object.entries(errorFields(error)).map(([path, text]) => [path.split('.')[0], text]);
  return fields.length > 0 ? { fields: Object.fromEntries(fields) } : { message };
}
