import { Alert } from '@mantine/core';
import { LineChoice, useChosenLines } from '../../../../../ui/forms/line-choice.tsx';
import { linesTo } from '../order-facts.ts';
import { ActionForm } from './action-form.tsx';
import { LabelFields, useLabel } from './label-fields.tsx';
import type { DialogFormProps } from './order-dialogs.tsx';

/** Which lines go now, with whom, and where that can be followed. */
export function ShipForm({ order, actions, controls }: DialogFormProps) {
  const waiting = linesTo('SHIPPED', order.entries);
  const { chosen, setChosen, quantities, missing } = useChosenLines(waiting);
  const label = useLabel();
  const isHeld = order.holds.length > 0;
  const isCurbside = order.delivery.method === 'CURBSIDE';

  return (
    <ActionForm
      controls={controls}
      submit={isHeld ? `${actions.shipLabel} all the same` : actions.shipLabel}
      missing={missing}
      onSubmit={() => actions.ship({ lines: quantities, ...label.value, ...(isHeld && { evenHeld: true }) })}
    >
      {isHeld && (
        <Alert color="red" title="This order is held">
          {order.holds.map(({ text }) => text).join('. ')}.
        </Alert>
      )}
      <LineChoice
        label={isCurbside ? 'What is ready' : 'What goes now'}
        lines={waiting}
        chosen={chosen}
        onChange={setChosen}
      />
      {!isCurbside && <LabelFields label={label} />}
    </ActionForm>
  );
}
