import { useQuery } from '@apollo/client/react';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../../ui/feedback/loading-state.tsx';
import { OrderMailsDocument } from '../../api/order-mails.operations.ts';
import { MailList } from './mail-list.tsx';
import classes from './order.module.css';

/** What was mailed about an order and to whom, for those who run the shop. */
export function OrderMails({ number }: { readonly number: string }) {
  const { data, error, refetch } = useQuery(OrderMailsDocument, {
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section className={`${classes.box} ${classes.mails}`} aria-labelledby="order-mails">
      <h2 id="order-mails">Mails</h2>
      {!data && error && <ErrorState error={error} onRetry={() => refetch()} />}
      {!data && !error && <LoadingState rows={2} />}
      {data && <MailList mails={data.order.mails} />}
    </section>
  );
}
