import { Button } from '@mantine/core';
import { stateLabel } from '../../../../../../domain/orders/order-labels.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';

interface NoOrdersProps {
  kind: 'animal' | 'item';
  status: string | null;
  onShowAll: () => void;
}

export function NoOrders({ kind, status, onShowAll }: NoOrdersProps) {
  if (!status) return <EmptyState text={`Nobody has placed an ${kind} order yet.`} />;
  return (
    <EmptyState
      text={`No ${kind} order is ${stateLabel(status)} at the moment.`}
      action={
        <Button variant="light" onClick={onShowAll}>
          Show all {kind} orders
        </Button>
      }
    />
  );
}
