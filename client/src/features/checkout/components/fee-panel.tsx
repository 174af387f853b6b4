import { useApolloClient } from '@apollo/client/react';
import type { ApplicationFieldsFragment } from '../../../gql/graphql.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { OpenAdoptionFeeDocument } from '../api/checkout.operations.ts';
import { answerOf } from '../lib/payments-api.ts';
import { OpenedPaymentForm } from './opened-payment-form.tsx';

interface FeePanelProps {
  readonly order: Pick<ApplicationFieldsFragment, '_id' | 'petname' | 'fee'>;
  readonly refresh: () => Promise<unknown>;
}

/** Where the adoption fee of an animal is paid by a card; nothing where none is due. */
export default function FeePanel({ order: { _id: id, petname, fee }, refresh }: FeePanelProps) {
  const client = useApolloClient();
  const { account } = useSession();
  if (fee?.state !== 'DUE' || !account) return null;
  const open = async () =>
    (await answerOf(client.mutate({ mutation: OpenAdoptionFeeDocument, variables: { id } }))).openAdoptionFee;
  return (
    <OpenedPaymentForm
      title="Adoption fee"
      text={
        <>
          Once it is paid, <bdi>{petname}</bdi> is reserved for you. Should you not take <bdi>{petname}</bdi>{' '}
          after all, it goes back to your card. An adoption fee is not a price, and contains no tax.
        </>
      }
      amount={fee.amount}
      payer={account}
      open={open}
      onChanged={refresh}
    />
  );
}
