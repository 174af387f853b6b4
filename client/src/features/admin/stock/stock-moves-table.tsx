import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import classes from './stock.module.css';
import { meanwhileText, reasonLabels, signed } from './stock-labels.ts';
import type { StockMove } from './use-item-stock.ts';

const columns = ['When', 'What', 'Pieces', 'Left', 'Who', 'Note'];

/** What changed the stock of an item. */
export function StockMovesTable({ moves }: { readonly moves: readonly StockMove[] }) {
  return (
    <ResponsiveTable label="Changes of the stock" columns={columns} rightColumns={['Pieces', 'Left']}>
      {moves.map(({ id, at, by, quantity, reason, note, stockAfter, soldMeanwhile, orderNumber }) => (
        <tr key={id}>
          <td data-label="When">
            <time dateTime={at}>{formatDateTime(at)}</time>
          </td>
          <td data-label="What">{reasonLabels[reason]}</td>
          <td data-label="Pieces" className={classes.figure}>
            <Text span fw={700}>
              {signed(quantity)}
            </Text>
          </td>
          <td data-label="Left" className={classes.figure}>
            {stockAfter}
          </td>
          <td data-label="Who" className={classes.who}>
            {by ? <bdi>{by}</bdi> : 'the shop'}
          </td>
          <td data-label="Note">
            {orderNumber && <Link to={`/adminDashboard/orders/${orderNumber}`}>Order {orderNumber}</Link>}
            <bdi>{[note, meanwhileText(soldMeanwhile)].filter(Boolean).join(', ')}</bdi>
          </td>
        </tr>
      ))}
    </ResponsiveTable>
  );
}
