import { Text } from '@mantine/core';
import type { MoneyFindingsQuery } from '../../../gql/graphql.ts';
import { formatMoment } from '../../../lib/format/date-time.ts';
import { wordFor } from '../../../lib/word-for.ts';
import { Price } from '../../../ui/money.tsx';
import { CardTable } from '../../../ui/tables/responsive-table.tsx';
import { AcknowledgeButton } from './acknowledge-button.tsx';
import { findingWords } from './discrepancy-labels.ts';
import classes from './payment-health.module.css';

export type Finding = MoneyFindingsQuery['moneyHealth']['findings']['edges'][number]['node'];

export function FindingsTable({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <CardTable
      label="Findings"
      columns={['What', 'Amount', 'Found', 'What became of it']}
      rightColumns={['Amount']}
    >
      {findings.map((finding) => (
        <FindingRow key={finding._id} finding={finding} />
      ))}
    </CardTable>
  );
}

function FindingRow({ finding }: { readonly finding: Finding }) {
  const { kind, what, amount, foundAt, payment, intentId } = finding;
  return (
    <tr>
      <td data-wide>
        <Text fw={700}>{wordFor(findingWords, kind)}</Text>
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
        <Price amount={amount} />
      </td>
      <td data-label="Found">
        <Text size="sm" component="time" dateTime={foundAt}>
          {formatMoment(foundAt)}
        </Text>
      </td>
      <td data-wide data-label="What became of it">
        <Outcome finding={finding} />
      </td>
    </tr>
  );
}

function Outcome({ finding }: { readonly finding: Finding }) {
  const { solvedAt, outcome, canBeAcknowledged } = finding;
  if (!solvedAt) {
    return (
      <>
        <Text size="sm" fw={700} className={classes.open}>
          {openWords(finding)}
        </Text>
        {canBeAcknowledged && <AcknowledgeButton findingId={finding._id} />}
      </>
    );
  }
  return (
    <>
      <Text size="sm">{outcome ?? 'Put right'}</Text>
      <Text size="sm" c="dimmed" component="time" dateTime={solvedAt}>
        {formatMoment(solvedAt)}
      </Text>
    </>
  );
}

/** What is to come of it. */
function openWords({ kind, canBeAcknowledged }: Finding): string {
  if (canBeAcknowledged) return 'Lost: nothing brings the money back';
  return kind === 'DISPUTE' ? 'Open: answer it in Stripe’s dashboard' : 'Open: tried again with every check';
}
