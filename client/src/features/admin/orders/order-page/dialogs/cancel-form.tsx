import { LineChoice, useChosenLines } from '../../../../../ui/forms/line-choice.tsx';
import { linesTo } from '../order-facts.ts';
import { ActionForm } from './action-form.tsx';
import { MoneyBackLine } from './money-back.tsx';
import type { DialogFormProps } from './order-dialogs.tsx';
import { useCancelPreview } from './use-refund-preview.ts';

/** Calls off what is not on its way yet. */
export function CancelForm({ order, actions, controls }: DialogFormProps) {
  const lines = linesTo('CANCELLED', order.entries);
  const { chosen, setChosen, quantities, missing } = useChosenLines(lines);
  const refund = useCancelPreview(order, quantities);
  return (
    <ActionForm
      controls={controls}
      submit="Cancel them"
      isDangerous
      missing={missing ?? refund.missing}
      isWaiting={refund.isWaiting}
      onSubmit={() => actions.cancel({ lines: quantities, fingerprint: refund.preview?.fingerprint })}
    >
      <LineChoice label="What is canceled" lines={lines} chosen={chosen} onChange={setChosen} />
      <MoneyBackLine shown={refund} />
      <p>The shopper gets an e-mail.</p>
    </ActionForm>
  );
}
