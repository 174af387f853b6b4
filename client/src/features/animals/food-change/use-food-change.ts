import { useMutation, useQuery } from '@apollo/client/react';
import type { FoodChangeInput } from '../../../gql/graphql.ts';
import { confirmDialog, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import {
  EndFoodChangeDocument,
  HoldFoodChangeDocument,
  MyFoodChangeDocument,
  StartFoodChangeDocument,
} from './food-change.operations.ts';

/** The change of food of an animal, and what can be done about it. The cache shows what was changed. */
export function useFoodChange(id: string) {
  const { data, error, refetch } = useQuery(MyFoodChangeDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const onError = ({ message }: Error) => showErrorDialog(message);
  const [start, starting] = useMutation(StartFoodChangeDocument);
  const [hold, holding] = useMutation(HoldFoodChangeDocument, { variables: { id }, onError });
  const [end, ending] = useMutation(EndFoodChangeDocument, { variables: { id }, onError });

  return {
    ...{ kept: data?.me?.animals, error, refetch },
    isBusy: [starting, holding, ending].some(({ loading }) => loading),
    /** @returns what went wrong; null where nothing did */
    start: async (input: FoodChangeInput): Promise<string | null> => {
      try {
        await start({ variables: { id, input } });
        return null;
      } catch (failure) {
        return (failure as Error).message;
      }
    },
    hold: () => void hold(),
    end: () =>
      confirmDialog({
        title: 'End this change of food?',
        text: 'Its table goes, and its days go out of your calendar.',
        confirm: 'Yes, end it',
        onConfirm: () => void end(),
      }),
    /** One that is over. */
    clear: () => void end(),
  };
}
