import { Text } from '@mantine/core';
import type { MoneyFindingsQuery } from '../../../gql/graphql.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { wordFor } from '../../../lib/word-for.ts';
import { Money } from '../../../ui/money.tsx';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import { AcknowledgeButton } from './acknowledge-button.tsx';
import { discrepancyLabels } from './discrepancy-labels.ts';
import classes from './payment-health.module.css';

export type Discrepancy = MoneyFindingsQuery['moneyHealth']['findings']['edges'][number]['node'];

export function DiscrepanciesTable({ findings }: { readonly findings: readonly Discrepancy[] }) {
  return (
    <ResponsiveTable
      label="Findings"
      columns={['What', 'Amount', 'Found', 'What became of it']}
      rightColumns={['Amount']}
    >
      {findings.map((finding) => (
        <DiscrepancyRow key={finding._id} finding={finding} />
      ))}
    </ResponsiveTable>
  );
}

function DiscrepancyRow({ finding }: { readonly finding: Discrepancy }) {
  const { kind, what, amount, foundAt, payment, intentId } = finding;
  return (
    <tr>
      <td data-wide>
        <Text fw={700}>{wordFor(discrepancyLabels, kind)}</Text>
        <Text size="sm">{what}</Text>
        {(payment || intentId) && (
          <Text size="sm" c="dimmed">
            {payment?.email}
            {payment && intentId && ' · '}
            {intentId}
          </Text>
        )}
      </td>
      <td data-label="Amount" className={classes.amount}>
        <Money amount={amount} />
      </td>
      <td data-label="Found">
        <Text size="sm" component="time" dateTime={foundAt}>
          {formatDateTime(foundAt)}
        </Text>
      </td>
      <td data-wide data-label="What became of it">
        <Outcome finding={finding} />
      </td>
    </tr>
  );
}

function Outcome({ finding }: { readonly finding: Discrepancy }) {
  const { solvedAt, outcome, canBeAcknowledged } = finding;
  if (!solvedAt) {
    return (
      <>
        <Text size="sm" fw={700} className={classes.open}>
          {nextStepText(finding)}
        </Text>
        {canBeAcknowledged && <AcknowledgeButton findingId={finding._id} />}
      </>
    );
  }
  return (
    <>
      <Text size="sm">{outcome ?? 'Put right'}</Text>
      <Text size="sm" c="dimmed" component="time" dateTime={solvedAt}>
        {formatDateTime(solvedAt)}
      </Text>
    </>
  );
}

/** What has to happen next. */
function nextStepText({ kind, canBeAcknowledged }: Discrepancy): string {
  if (canBeAcknowledged) return 'Lost: nothing brings the money back';
  return kind === 'DISPUTE' ? 'Open: answer it in Stripe’s dashboard' : 'Open: tried again with every check';
}
