import { useMutation, useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import type { ShopThreadsQuery, ThreadWhere } from '../../../gql/graphql.ts';
import { showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { AnswerThreadDocument, CloseThreadDocument, ShopThreadsDocument } from './questions.operations.ts';

export type ShopThread = ShopThreadsQuery['threads'][number];

/** Which questions the page shows. */
export const views = {
  waiting: { label: 'Wait for an answer', where: { isAnswered: false, isClosed: false } },
  answered: { label: 'Answered', where: { isAnswered: true, isClosed: false } },
  closed: { label: 'Closed', where: { isClosed: true } },
} as const satisfies Record<string, { label: string; where: ThreadWhere }>;

export type View = keyof typeof views;

const PAGE_SIZE = 20;

/** The questions of the view in the address, a page at a time; of one order or address where that names it. */
export function useQuestions() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('show');
  const view: View = asked && Object.hasOwn(views, asked) ? (asked as View) : 'waiting';
  const page = Math.max(0, Number(address.get('page') ?? 0) || 0);
  const order = address.get('order');
  const email = address.get('from');
  const where =
    order || email ? { ...(order && { orderNumber: order }), ...(email && { email }) } : views[view].where;
  const variables = { where, first: PAGE_SIZE + 1, skip: page * PAGE_SIZE };
  const { data, previousData, error, refetch } = useQuery(ShopThreadsDocument, {
    ...{ variables, fetchPolicy: 'cache-and-network', pollInterval: 60_000 },
  });
  const threads = (data ?? previousData)?.threads;
  return {
    ...{ view, page, error, refetch, threads: threads?.slice(0, PAGE_SIZE) },
    isOfOne: Boolean(order ?? email),
    hasNext: (threads?.length ?? 0) > PAGE_SIZE,
    show: (next: View) => setAddress(next === 'waiting' ? {} : { show: next }),
    turnTo(next: number) {
      const changed = new URLSearchParams(address);
      if (next > 0) changed.set('page', String(next));
      else changed.delete('page');
      setAddress(changed);
    },
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
    answer: async (text: string) => Boolean((await answer({ variables: { id, text } })).data),
    close: () => void close({ variables: { id } }),
    isBusy: isAnswering || isClosing,
  };
}
