import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { stageLabels } from '../../../../../domain/adoption/application-labels.ts';
import type { ApplicationStage, HandOverInput, ManagedApplicationQuery } from '../../../gql/graphql.ts';
import { reportChange } from '../../../ui/notifications/report-change.ts';
import {
  ExtendHoldDocument,
  HandOverDocument,
  ManagedApplicationDocument,
  MoveApplicationDocument,
  OfferVisitsDocument,
  ReturnAnimalDocument,
  WaiveAdoptionFeeDocument,
} from './managed-applications.operations.ts';

export type ManagedOrder = ManagedApplicationQuery['petOrder'];
export type ManagedApplication = NonNullable<ManagedOrder['application']>;

/** An application as the staff handle it. Each action resolves to whether it was done. */
export function useManagedApplication(id: string) {
  const { cache } = useApolloClient();
  const { data, error, refetch } = useQuery(ManagedApplicationDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [moveTo, moving] = useMutation(MoveApplicationDocument);
  const [offerTimes, offering] = useMutation(OfferVisitsDocument);
  const [handItOver, handing] = useMutation(HandOverDocument);
  const [takeBack, returning] = useMutation(ReturnAnimalDocument);
  const [extendHold, extending] = useMutation(ExtendHoldDocument);
  const [waiveFee, waiving] = useMutation(WaiveAdoptionFeeDocument);

  async function run(act: () => Promise<unknown>, done: string): Promise<boolean> {
    const isDone = await reportChange(act, done);
    if (!isDone) return false;
    // It says how far the fee is, and is read before it is signed.
    cache.evict({ id: cache.identify({ __typename: 'PetOrder', _id: id }), fieldName: 'agreement' });
    await refetch().catch(() => undefined);
    return true;
  }

  return {
    ...{ order: data?.petOrder, error, refetch },
    isBusy: [moving, offering, handing, returning, extending, waiving].some(({ loading }) => loading),
    move: (stage: ApplicationStage, message: string) =>
      run(
        () => moveTo({ variables: { id, stage, message: message.trim() || null } }),
        `Done: ${stageLabels[stage].name}`,
      ),
    offer: (starts: readonly string[]) =>
      run(() => offerTimes({ variables: { id, starts: [...starts] } }), 'The times are offered'),
    keepLonger: (until: string) =>
      run(() => extendHold({ variables: { id, until } }), 'The animal is kept longer'),
    waiveFee: (reason: string) =>
      run(() => waiveFee({ variables: { id, reason } }), 'No adoption fee is due'),
    handOver: (input: HandOverInput) =>
      run(() => handItOver({ variables: { id, input } }), 'The animal has moved in'),
    comeBack: (reason: string) =>
      run(() => takeBack({ variables: { id, reason } }), 'The animal is in the shop again'),
  };
}

export type ApplicationActions = Omit<
  ReturnType<typeof useManagedApplication>,
  'order' | 'error' | 'refetch'
>;
