import { Badge } from '@mantine/core';

/** Colour of each state of an order or a payment; the word beside it says the same. */
const colors: Readonly<Record<string, string>> = {
  PENDING: 'apricot',
  APPROVED: 'fern',
  COLLECTED: 'fern',
  PAID: 'fern',
  SHIPPED: 'blue',
  DELIVERED: 'fern',
  SUCCEEDED: 'fern',
  DECLINED: 'red',
  FAILED: 'red',
};

/** State of an order, as the API names it. */
export function StatusBadge({ status }: { readonly status: string }) {
  return (
    <Badge color={colors[status] ?? 'gray'} variant="light" radius="sm" tt="none" size="lg">
      {status.toLowerCase().replaceAll('_', ' ')}
    </Badge>
  );
}
