import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ReplacementsToPackQuery } from '../../../../gql/graphql.ts';
import { formatDateTime } from '../../../../lib/format/date-time.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { StaleDataNotice } from '../../../../ui/feedback/stale-data-notice.tsx';
import { PieceList } from '../../../../ui/piece-list.tsx';
import classes from './packing.module.css';
import { ReplacementsToPackDocument } from './packing.operations.ts';

type Replacement = ReplacementsToPackQuery['replacementsToPack'][number];

/** What is sent once more and has no number yet. Mostly there is nothing, and nothing is shown. */
export function Replacements() {
  const { data, error, refetch } = useQuery(ReplacementsToPackDocument, { fetchPolicy: 'cache-and-network' });
  const replacements = data?.replacementsToPack;
  if (!replacements) return error ? <ErrorState error={error} onRetry={refetch} /> : null;
  if (replacements.length === 0) return null;
  return (
    <section aria-labelledby="replacements" className={classes.apart}>
      <h2 id="replacements">Sent once more</h2>
      {error && <StaleDataNotice onRetry={refetch} />}
      <ul className={classes.orders}>
        {replacements.map((replacement) => (
          <ReplacementRow key={replacement.shipment.id} replacement={replacement} />
        ))}
      </ul>
    </section>
  );
}

function ReplacementRow({ replacement: { order, shipment } }: { readonly replacement: Replacement }) {
  const { number, username, delivery } = order;
  return (
    <li className={classes.orderApart}>
      <div className={classes.head}>
        <Anchor component={Link} to={`/adminDashboard/orders/${number}`} fw={700}>
          {number}
        </Anchor>
        <span className={classes.quiet}>
          <bdi>{username}</bdi>, {formatDateTime(shipment.shippedAt)}
        </span>
      </div>
      <p className={classes.why}>
        <PieceList lines={shipment.lines} />
      </p>
      <p className={classes.why}>
        {delivery.method === 'STANDARD'
          ? 'Pack it, and say its number on the page of the order.'
          : 'Pack it, and mark it as arrived on the page of the order.'}
      </p>
    </li>
  );
}
