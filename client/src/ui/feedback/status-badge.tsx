import { Badge } from '@mantine/core';

/** Colour of each state of an order, a payment, a refund, a promotion or a plan; the word beside it tells the same. */
const colors: Readonly<Record<string, string>> = {
  PENDING: 'apricot',
  APPROVED: 'fern',
  COLLECTED: 'fern',
  PAID: 'fern',
  PARTLY_SHIPPED: 'blue',
  SHIPPED: 'blue',
  DELIVERED: 'fern',
  SUCCEEDED: 'fern',
  DECLINED: 'red',
  FAILED: 'red',
  OWED: 'apricot',
  DONE: 'fern',
  INQUIRY: 'apricot',
  NEEDS_RESPONSE: 'red',
  UNDER_REVIEW: 'red',
  LOST: 'red',
  ACTIVE: 'fern',
  PAUSED: 'apricot',
  NOT_BEGUN: 'blue',
  USED_UP: 'apricot',
};

interface StatusBadgeProps {
  /** State as the API names it. */
  readonly status: string;
  /** What it is called where the API's name would say little. */
  readonly word?: string;
  readonly size?: 'sm' | 'lg';
}

/** State of an order, a payment, a refund, a promotion or a plan. */
export function StatusBadge({
  status,
  word = status.toLowerCase().replaceAll('_', ' '),
  size = 'lg',
}: StatusBadgeProps) {
  return (
    // A badge would rather be cut than take its room.
    <Badge
      color={colors[status] ?? 'gray'}
      variant="light"
      radius="sm"
      tt="none"
      size={size}
      miw="max-content"
    >
      {word}
    </Badge>
  );
}
