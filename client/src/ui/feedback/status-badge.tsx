import { Badge } from '@mantine/core';
import { orderStatusTone, type StatusTone, stateLabel } from '../../../../domain/orders/order-labels.ts';

const colors: Readonly<Record<StatusTone, string>> = {
  waiting: 'apricot',
  good: 'fern',
  'under way': 'blue',
  bad: 'red',
  over: 'gray',
};

/** How each state of a payment, a refund, a dispute, a promotion or a plan stands; the label beside it tells the same. */
const otherTones: Readonly<Record<string, StatusTone>> = {
  SUCCEEDED: 'good',
  FAILED: 'bad',
  OWED: 'waiting',
  DONE: 'good',
  INQUIRY: 'waiting',
  NEEDS_RESPONSE: 'bad',
  UNDER_REVIEW: 'bad',
  LOST: 'bad',
  ON_ITS_WAY: 'under way',
  ACTIVE: 'good',
  PAUSED: 'waiting',
  NOT_BEGUN: 'under way',
  USED_UP: 'waiting',
};

interface StatusBadgeProps {
  /** State as the API names it. */
  readonly status: string;
  /** What it is called where the API's name would say little. */
  readonly label?: string;
  readonly size?: 'sm' | 'lg';
}

/** State of an order, a payment, a refund, a promotion or a plan. */
export function StatusBadge({ status, label = stateLabel(status), size = 'lg' }: StatusBadgeProps) {
  return (
    // A badge would rather be cut than take its room.
    <Badge
      color={colors[otherTones[status] ?? orderStatusTone(status) ?? 'over']}
      variant="light"
      radius="sm"
      tt="none"
      size={size}
      miw="max-content"
    >
      {label}
    </Badge>
  );
}
