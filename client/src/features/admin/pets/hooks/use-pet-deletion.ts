import { useQuery } from '@apollo/client/react';
import { PetDeletionPreviewDocument } from '../api/manage-pets.operations.ts';
import type { PetRow } from './use-pets-data.ts';

/** Who has asked for an item that is about to be deleted, asked anew each time; of goods that is nobody. */
export function usePetDeletion({ _id: id, category }: PetRow) {
  const { data, loading, error } = useQuery(PetDeletionPreviewDocument, {
    variables: { id },
    skip: category !== 'PETS',
    fetchPolicy: 'network-only',
  });
  const preview = data?.petDeletionPreview;
  return {
    isLoading: loading,
    waiting: preview?.waiting ?? 0,
    acceptedBy: preview?.accepted?.username ?? null,
    problem: error?.message,
  };
}
