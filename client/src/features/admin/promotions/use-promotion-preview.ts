import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import {
  type PromotionFormValues,
  promotionFormErrors,
  toAddPromotionInput,
} from './promotion-form-values.ts';
import { PromotionPreviewDocument } from './promotions.operations.ts';

/** Debounce of typing, in milliseconds. */
const TYPING_DELAY_MS = 500;

/** What the promotion in the form would have done; nothing while the form is not complete. */
export function usePromotionPreview(values: PromotionFormValues) {
  const [settled] = useDebouncedValue(values, TYPING_DELAY_MS);
  const input = useMemo(
    () => (Object.keys(promotionFormErrors(settled)).length > 0 ? null : toAddPromotionInput(settled)),
    [settled],
  );
  const { data, loading, error, refetch } = useQuery(PromotionPreviewDocument, {
    variables: { input: input ?? { code: '' } },
    skip: input === null,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  return {
    isComplete: input !== null,
    preview: input ? data?.promotionPreview : undefined,
    isLoading: loading,
    error,
    refetch: () => void refetch().catch(() => undefined),
  };
}
