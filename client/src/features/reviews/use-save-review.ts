import { useMutation } from '@apollo/client/react';
import type { ReviewInput } from '../../gql/graphql.ts';
import { errorFields } from '../../lib/apollo/api-error.ts';
import { RemoveReviewDocument, ReviewItemDocument } from './own-review.operations.ts';

export type SaveOutcome =
  | { readonly done: true }
  | { readonly fields: Record<string, string> }
  | { readonly message: string };

/** Writes, changes and removes the shopper's review of an item; what is wrong is returned to the form. */
export function useSaveReview(petId: string) {
  const [review, reviewing] = useMutation(ReviewItemDocument);
  const [remove, removing] = useMutation(RemoveReviewDocument);
  return {
    save: (input: ReviewInput) => outcomeOf(review({ variables: { petId, input } })),
    remove: () => outcomeOf(remove({ variables: { petId } })),
    isSaving: reviewing.loading || removing.loading,
  };
}

async function outcomeOf(change: Promise<unknown>): Promise<SaveOutcome> {
  try {
    await change;
    return { done: true };
  } catch (error) {
    const fields = errorFields(error);
    return Object.keys(fields).length > 0 ? { fields } : { message: (error as Error).message };
  }
}
