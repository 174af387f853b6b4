import { useState } from 'react';
import { formatDollars } from '../../../../../../../domain/money/money.ts';
import { randomId } from '../../../../../lib/random-id.ts';
import { SegmentedChoice } from '../../../../../ui/forms/segmented-choice.tsx';
import { ActionForm } from './action-form.tsx';
import { AmountField, useAmountBack } from './amount-back.tsx';
import { LinesBackFields, useLinesBack } from './lines-back.tsx';
import { MoneyBackLine } from './money-back.tsx';
import type { DialogFormProps } from './order-dialogs.tsx';
import { ReasonFields, useReason } from './reason-fields.tsx';
import { useRefundPreview } from './use-refund-preview.ts';

/** Gives back what was paid for some lines, or an amount; what was ordered stays so. */
export function RefundForm({ order, actions, controls }: DialogFormProps) {
  const lines = useLinesBack(order);
  const amount = useAmountBack(order);
  const hasLines = lines.lines.length > 0;
  const [by, setBy] = useState<'lines' | 'amount'>(hasLines ? 'lines' : 'amount');
  const { what, missing, isSettled } = by === 'lines' ? lines : amount;
  const reason = useReason();
  // One form is one request: sent again after its answer was lost, it gives back nothing more.
  const [requestId] = useState(randomId);
  const refund = useRefundPreview(order, isSettled && what ? { ...what, reason: '' } : null);
  const fingerprint = refund.preview?.fingerprint;

  return (
    <ActionForm
      controls={controls}
      submit={refund.label('Give back')}
      isDangerous
      missing={missing ?? refund.missing ?? reason.missing}
      isWaiting={refund.isWaiting || (what !== null && !isSettled)}
      onSubmit={() => actions.refund({ ...what, reason: reason.words, requestId, fingerprint })}
    >
      <p>{formatDollars(order.refundable)} can go back to the card that paid.</p>
      {hasLines && (
        <SegmentedChoice
          aria-label="What goes back"
          choices={[
            { value: 'lines', label: 'Lines' },
            { value: 'amount', label: 'An amount' },
          ]}
          value={by}
          onChange={setBy}
        />
      )}
      {by === 'lines' ? (
        <LinesBackFields order={order} back={lines} refund={refund} />
      ) : (
        <AmountField order={order} amount={amount} />
      )}
      <MoneyBackLine shown={refund} />
      <ReasonFields reason={reason} />
    </ActionForm>
  );
}
