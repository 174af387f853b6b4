import { useMutation } from '@apollo/client/react';
import { useInterval } from '@mantine/hooks';
import { useSearchParams } from 'react-router-dom';
import { MINUTE_MS } from '../../../../../domain/durations.ts';
import type { AnswerThreadMutationVariables, ShopThreadsQuery, ThreadWhere } from '../../../gql/graphql.ts';
import { showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { useListPages } from '../../../ui/tables/use-list-pages.ts';
import { AnswerThreadDocument, CloseThreadDocument, ShopThreadsDocument } from './questions.operations.ts';

export type ShopThread = ShopThreadsQuery['threads']['edges'][number]['node'];

/** Which questions the page shows. */
export const views = {
  waiting: { label: 'Wait for an answer', where: { isAnswered: false, isClosed: false } },
  answered: { label: 'Answered', where: { isAnswered: true, isClosed: false } },
  closed: { label: 'Closed', where: { isClosed: true } },
} as const satisfies Record<string, { label: string; where: ThreadWhere }>;

export type View = keyof typeof views;

/** How often the questions are asked for again, in milliseconds. */
const INTERVAL_MS = MINUTE_MS;

/** The questions of the view in the address, page after page; of one order, item or address where that names it. */
export function useQuestions() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('show');
  const view: View = asked && Object.hasOwn(views, asked) ? (asked as View) : 'waiting';
  const order = address.get('order');
  const item = address.get('item');
  const email = address.get('from');
  const one: ThreadWhere = {
    ...(order && { orderNumber: order }),
    ...(item && { petId: item }),
    ...(email && { email }),
  };
  const isOfOne = Object.keys(one).length > 0;
  const where = isOfOne ? one : views[view].where;
  const list = useListPages(ShopThreadsDocument, { where }, ({ threads }) => threads, {
    keepsPrevious: true,
  });
  useInterval(list.refetch, INTERVAL_MS, { autoInvoke: true });
  return {
    ...{ view, list, isOfOne },
    show: (next: View) => setAddress(next === 'waiting' ? {} : { show: next }),
  };
}

/** Answers questions, and closes them. */
export function useAnswers(id: string) {
  const refetchQueries = [ShopThreadsDocument];
  const [answer, { loading: isAnswering }] = useMutation(AnswerThreadDocument, {
    refetchQueries,
    onCompleted: () => showAlert('Your answer is on its way'),
    onError: (error) => showErrorDialog(error.message),
  });
  const [close, { loading: isClosing }] = useMutation(CloseThreadDocument, {
    refetchQueries,
    onCompleted: ({ closeThread }) => showAlert(`“${closeThread.subject}” is closed`),
    onError: (error) => showErrorDialog(error.message),
  });
  return {
    /** @returns whether it was sent */
    answer: async (said: Omit<AnswerThreadMutationVariables, 'id'>) =>
      Boolean((await answer({ variables: { id, ...said } })).data),
    close: () => void close({ variables: { id } }),
    isBusy: isAnswering || isClosing,
  };
}
