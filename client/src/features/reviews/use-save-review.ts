import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import type { PetPictureFieldsFragment, ReviewInput } from '../../gql/graphql.ts';
import { errorFields } from '../../lib/apollo/api-error.ts';
import {
  AddReviewPhotoDocument,
  RemoveReviewDocument,
  RemoveReviewPhotoDocument,
  ReviewItemDocument,
} from './own-review.operations.ts';
import type { ChosenPhotos } from './photos-field.tsx';

export type SaveOutcome =
  | { readonly done: true }
  | { readonly fields: Record<string, string> }
  | { readonly message: string };

/** Writes, changes and removes the shopper's review of an item; what is wrong is returned to the form. */
export function useSaveReview(petId: string, before: readonly PetPictureFieldsFragment[]) {
  const [review, reviewing] = useMutation(ReviewItemDocument);
  const [remove, removing] = useMutation(RemoveReviewDocument);
  const [addPhoto, adding] = useMutation(AddReviewPhotoDocument);
  const [removePhoto, removingPhoto] = useMutation(RemoveReviewPhotoDocument);
  const removed = useRef(new Set<string>());

  /** The review first, as photos go with one; sending the same once more is no harm. */
  async function saveAll(input: ReviewInput, { kept, added }: ChosenPhotos): Promise<void> {
    await review({ variables: { petId, input } });
    const gone = before.filter(({ hash }) => !kept.some((photo) => photo.hash === hash));
    for (const { hash } of gone) {
      // Another try after a failure does not remove it twice.
      if (removed.current.has(hash)) continue;
      await removePhoto({ variables: { petId, hash } });
      removed.current.add(hash);
    }
    for (const img of added) await addPhoto({ variables: { petId, img } });
  }

  return {
    save: (input: ReviewInput, photos: ChosenPhotos) => outcomeOf(saveAll(input, photos)),
    remove: () => outcomeOf(remove({ variables: { petId } })),
    isSaving: [reviewing, removing, adding, removingPhoto].some(({ loading }) => loading),
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
