import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { MoneyFindingKind, MoneyFindingsQuery } from '../../../gql/graphql.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { labelFor } from '../../../lib/label-for.ts';
import { Money } from '../../../ui/money.tsx';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import { AcknowledgeButton } from './acknowledge-button.tsx';
import classes from './money-health.module.css';

/** Labels of the kinds of findings. */
const findingLabels: Readonly<Record<MoneyFindingKind, string>> = {
  UNSETTLED: 'Payment not settled',
  EXPIRED: 'Checkout past its time',
  UNCLAIMED: 'Paid, but nothing ordered',
  REFUND_OWED: 'Refund not sent',
  UNKNOWN_INTENT: 'Payment unknown here',
  OTHER_AMOUNT: 'Another amount charged',
  LATE_CHARGE: 'Charged too late',
  REFUND_MISSING: 'Refund in one book only',
  DISPUTE: 'Charge disputed',
};

export type Finding = MoneyFindingsQuery['moneyHealth']['findings']['edges'][number]['node'];

export function FindingsTable({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <ResponsiveTable
      label="Findings"
      columns={['What', 'Amount', 'Found', 'What became of it']}
      rightColumns={['Amount']}
    >
      {findings.map((finding) => (
        <FindingRow key={finding._id} finding={finding} />
      ))}
    </ResponsiveTable>
  );
}

function FindingRow({ finding }: { readonly finding: Finding }) {
  const { kind, what, amount, foundAt, payment, intentId } = finding;
  return (
    <tr>
      <td data-wide>
        <Text fw={700}>{labelFor(findingLabels, kind)}</Text>
        <Text size="sm" dir="auto">
          {what}
        </Text>
        {payment?.number && (
          <Anchor component={Link} to={`/adminDashboard/orders/${payment.number}`} size="sm">
            Order {payment.number}
          </Anchor>
        )}
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

function Outcome({ finding }: { readonly finding: Finding }) {
  const { solvedAt, outcome, canBeAcknowledged } = finding;
  if (!solvedAt) {
    return (
      <>
        <Text size="sm" fw={700} className={classes.open}>
          {nextStepText(finding)}
        </Text>
        {canBeAcknowledged && <AcknowledgeButton finding={finding} />}
      </>
    );
  }
  return (
    <>
      <Text size="sm" dir="auto">
        {outcome ?? 'Put right'}
      </Text>
      <Text size="sm" c="dimmed" component="time" dateTime={solvedAt}>
        {formatDateTime(solvedAt)}
      </Text>
    </>
  );
}

/** What has to happen next. */
function nextStepText({ kind, canBeAcknowledged, payment }: Finding): string {
  if (kind !== 'DISPUTE') return 'Open: tried again with every check';
  if (canBeAcknowledged) return 'Lost: nothing brings the money back';
  return payment?.number
    ? 'Open: answer it on the page of its order'
    : 'Open: answer it in Stripe’s dashboard';
}
