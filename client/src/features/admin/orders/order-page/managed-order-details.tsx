import type { ReactNode } from 'react';
import { statusName } from '../../../../../../domain/orders/order-labels.ts';
import { DeliveryMethod } from '../../../../../../domain/pricing/choices.ts';
import { formatDateTime } from '../../../../lib/format/date-time.ts';
import { stateOf } from '../../../../lib/state-of.ts';
import { OrderMarks } from '../../../../ui/feedback/order-marks.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { WaitingQuestions } from '../../../../ui/threads/waiting-questions.tsx';
import { WaitsOutside } from '../../../../ui/threads/waits-outside.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { DisputePanel } from './disputes/dispute-panel.tsx';
import { ManagedLines } from './managed-lines.tsx';
import { NotesPanel } from './notes-panel.tsx';
import classes from './order-page.module.css';
import { OrderToolbar } from './order-toolbar.tsx';
import { ParcelsPanel } from './parcels-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import type { ManagedOrder } from './use-managed-order.ts';
import { ORDER_STATE_ID, useOrderActions } from './use-order-actions.ts';

interface ManagedOrderDetailsProps {
  readonly order: ManagedOrder;
  readonly refresh: () => Promise<unknown>;
  readonly record: ReactNode;
}

export function ManagedOrderDetails({ order, refresh, record }: ManagedOrderDetailsProps) {
  const actions = useOrderActions(order, refresh);
  const method = DeliveryMethod[order.delivery.method];
  return (
    <div className={classes.order}>
      <div id={ORDER_STATE_ID} tabIndex={-1} className={classes.state} role="status">
        <StatusBadge status={order.status} label={statusName(stateOf(order.status), method).toLowerCase()} />
        <OrderMarks
          payment={order.payment}
          holds={order.holds}
          openProblems={order.problems.filter(isOpen).length}
        />
        {order.holds.map(({ reason, text }) => (
          <bdi key={reason}>{text}</bdi>
        ))}
        {order.delivery.method === 'CURBSIDE' && <WaitsOutside number={order.number} />}
        <WaitingQuestions by="orderNumber" value={order.number} />
        <span className={classes.quiet}>
          Placed on <time dateTime={order.placedAt}>{formatDateTime(order.placedAt)}</time>
        </span>
      </div>
      <OrderToolbar order={order} actions={actions} />
      <div className={classes.columns}>
        <div>
          {order.disputes.map((dispute) => (
            <DisputePanel key={dispute.id} dispute={dispute} order={order} actions={actions} />
          ))}
          <ManagedLines order={order} />
          <ProblemsPanel order={order} actions={actions} />
          <ParcelsPanel order={order} actions={actions} />
          <NotesPanel notes={order.notes} onAdd={actions.addNote} isBusy={actions.isBusy} />
        </div>
        <div>
          <CustomerPanel order={order} />
          <PaymentPanel order={order} actions={actions} />
          {record}
        </div>
      </div>
    </div>
  );
}

function isOpen({ state }: ManagedOrder['problems'][number]): boolean {
  return state === 'OPEN';
}
