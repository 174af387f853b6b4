import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDollars } from '../../../../../../../domain/money/money.ts';
import { timeLeft } from '../../../../../../../domain/orders/dispute-states.ts';
import { formatDateTime } from '../../../../../lib/format/date-time.ts';
import { OWN_ORDER_TEXT, useBarredFrom } from '../../../../../lib/session/use-barred-from.ts';
import { Money } from '../../../../../ui/money.tsx';
import classes from '../order-page.module.css';
import type { ManagedOrder } from '../use-managed-order.ts';
import type { OrderActions } from '../use-order-actions.ts';
import { AnswerForm } from './answer-form.tsx';
import panelClasses from './dispute-panel.module.css';
import { EvidencePreview } from './evidence-preview.tsx';

type Dispute = ManagedOrder['disputes'][number];

interface DisputePanelProps {
  readonly dispute: Dispute;
  readonly order: ManagedOrder;
  readonly actions: OrderActions;
}

/** A dispute as a case: what the bank wants, what it gets, and until when. */
export function DisputePanel({ dispute, order, actions }: DisputePanelProps) {
  const isBarred = useBarredFrom(order);
  const headingId = `dispute-${dispute.id}`;
  return (
    <section
      className={panelClasses.panel}
      aria-labelledby={headingId}
      data-open={isOpen(dispute) || undefined}
    >
      <h2 id={headingId}>{titleOf(dispute)}</h2>
      <p className={panelClasses.reason}>{dispute.reason}.</p>
      <dl className={classes.sums}>
        <div>
          <dt>Disputed</dt>
          <dd>
            <Money amount={dispute.amount} />
          </dd>
        </div>
        <div>
          <dt>Opened</dt>
          <dd>
            <time dateTime={dispute.openedAt}>{formatDateTime(dispute.openedAt)}</time>
          </dd>
        </div>
        <AnswerDay dispute={dispute} />
      </dl>
      <AnswerState dispute={dispute} />
      {isBarred ? (
        <p className={classes.quiet}>{OWN_ORDER_TEXT}</p>
      ) : (
        <>
          <Button component={Link} to={`dispute?case=${dispute.id}`} variant="default" size="xs">
            Print
          </Button>
          <Evidence dispute={dispute} order={order} actions={actions} />
        </>
      )}
    </section>
  );
}

function Evidence({ dispute, order, actions }: DisputePanelProps) {
  const { id, whyNoAnswer, evidenceSentAt, isSending } = dispute;
  const canAnswer = !whyNoAnswer && !isSending;
  if (!canAnswer && !evidenceSentAt && !isSending) return null;
  return (
    <EvidencePreview
      // What is kept of it is no longer true once it was sent, or something happened to the order.
      key={`${evidenceSentAt} ${isSending}`}
      id={id}
      order={order}
      isSent={!canAnswer}
    >
      {canAnswer && <AnswerForm dispute={dispute} actions={actions} />}
    </EvidencePreview>
  );
}

function AnswerDay({ dispute: { answerBy, whyNoAnswer } }: Pick<DisputePanelProps, 'dispute'>) {
  if (!answerBy) return null;
  return (
    <div>
      <dt>Answer by</dt>
      <dd>
        <time dateTime={answerBy}>{formatDateTime(answerBy)}</time>
        {!whyNoAnswer && <strong> · {timeLeft(new Date(answerBy), new Date())}</strong>}
      </dd>
    </div>
  );
}

function AnswerState({ dispute }: Pick<DisputePanelProps, 'dispute'>) {
  const { evidenceSentAt, evidenceSentBy, isSending, whyNoAnswer } = dispute;
  if (evidenceSentAt) {
    return (
      <p role="status">
        Sent on <time dateTime={evidenceSentAt}>{formatDateTime(evidenceSentAt)}</time>{' '}
        {evidenceSentBy ? (
          <>
            by <bdi>{evidenceSentBy}</bdi>.
          </>
        ) : (
          'by itself, as nobody had answered.'
        )}
      </p>
    );
  }
  if (isSending) return <p role="status">On its way to the bank: it is sent as soon as Stripe answers.</p>;
  return whyNoAnswer ? <p role="status">{whyNoAnswer}.</p> : null;
}

function isOpen({ status }: Dispute): boolean {
  return status === 'INQUIRY' || status === 'NEEDS_RESPONSE';
}

function titleOf({ status, amount }: Dispute): string {
  const titles: Readonly<Record<Dispute['status'], string>> = {
    INQUIRY: 'The bank asks about the charge',
    NEEDS_RESPONSE: 'The charge is disputed',
    UNDER_REVIEW: 'The bank looks at the answer',
    WON: `The dispute is won: ${formatDollars(amount)} is back`,
    LOST: 'The dispute is lost: the bank keeps the money',
    CLOSED: 'The bank’s question ended',
  };
  return titles[status];
}
