import { useMutation, useQuery } from '@apollo/client/react';
import type { OwnApplicationQuery } from '../../gql/graphql.ts';
import { confirmDialog } from '../../ui/notifications/notifications.ts';
import { reportChange } from '../../ui/notifications/report-change.ts';
import {
  BookVisitDocument,
  CancelVisitDocument,
  OwnApplicationDocument,
  WithdrawApplicationDocument,
} from './applications.operations.ts';

export type OwnApplicationOrder = OwnApplicationQuery['petOrder'];
export type OwnApplication = NonNullable<OwnApplicationOrder['application']>;

/** How often the page looks whether the shop has done something, in milliseconds. */
const POLL_MS = 30_000;

/** An application of one's own, and what can be done with it. */
export function useApplication(id: string) {
  const { data, error, refetch } = useQuery(OwnApplicationDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const [book, booking] = useMutation(BookVisitDocument);
  const [cancel, cancelling] = useMutation(CancelVisitDocument);
  const [withdraw, withdrawing] = useMutation(WithdrawApplicationDocument);

  async function run(move: () => Promise<unknown>, done: string) {
    await reportChange(move, done);
    // What is free, and the place in the line, may have changed as well.
    await refetch().catch(() => undefined);
  }

  return {
    ...{ order: data?.petOrder, error, refetch },
    isBusy: booking.loading || cancelling.loading || withdrawing.loading,
    book: (at: string) => void run(() => book({ variables: { id, at } }), 'Your visit is booked'),
    cancelVisit: () =>
      confirmDialog({
        title: 'Call the visit off?',
        text: 'The time is free for others then. You can choose another one.',
        confirm: 'Call it off',
        onConfirm: () => void run(() => cancel({ variables: { id } }), 'Your visit is called off'),
      }),
    withdraw: () =>
      confirmDialog({
        title: 'Withdraw your application?',
        text:
          data?.petOrder.fee?.state === 'PAID'
            ? 'The animal goes to the next one in line, and your adoption fee back to your card.'
            : 'Your place in the line goes to the next one.',
        confirm: 'Withdraw it',
        onConfirm: () => void run(() => withdraw({ variables: { id } }), 'Your application is withdrawn'),
      }),
  };
}
