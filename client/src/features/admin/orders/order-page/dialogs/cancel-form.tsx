import { linesTo } from '../order-facts.ts';
import { ActionForm } from './action-form.tsx';
import { LineChoice, useChosenLines } from './line-choice.tsx';
import type { DialogFormProps } from './order-dialogs.tsx';

/** Calls off what is not on its way yet. */
export function CancelForm({ order, actions, controls }: DialogFormProps) {
  const lines = linesTo('CANCELLED', order.entries);
  const { chosen, setChosen, ids, missing } = useChosenLines(lines);
  return (
    <ActionForm
      controls={controls}
      submit="Cancel them"
      isDangerous
      missing={missing}
      onSubmit={() => actions.cancel(ids)}
    >
      <LineChoice label="What is cancelled" lines={lines} chosen={chosen} onChange={setChosen} />
      <p>
        What was paid for it goes back to the card, the delivery with the last line. The shopper is mailed.
      </p>
    </ActionForm>
  );
}
