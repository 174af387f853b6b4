import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { formatDollars } from '../../../../../../../domain/money/money.ts';
import { LineChoice, useChosenLines } from '../../../../../ui/forms/line-choice.tsx';
import { leftOf, refundableLines } from '../order-facts.ts';
import type { ManagedOrder } from '../use-managed-order.ts';
import type { ShownRefund } from './use-refund-preview.ts';

/** Lines that are paid back, or pieces of them, and the delivery. */
export function useLinesBack(order: ManagedOrder) {
  const lines = refundableLines(order.entries);
  const { quantities, ...choice } = useChosenLines(lines);
  // Null leaves the delivery to the rule: it goes back with the last line.
  const [delivery, setDelivery] = useState<boolean | null>(null);
  const what = quantities.length > 0 || delivery ? whatOf(quantities, delivery) : null;
  return {
    lines,
    choice,
    delivery,
    setDelivery,
    what,
    missing: what ? null : choice.missing,
    isSettled: true,
  };
}

function whatOf(lines: ReturnType<typeof useChosenLines>['quantities'], delivery: boolean | null) {
  return {
    ...(lines.length > 0 && { lines }),
    ...(delivery !== null && { includeDelivery: delivery }),
  };
}

interface LinesBackFieldsProps {
  readonly order: ManagedOrder;
  readonly back: ReturnType<typeof useLinesBack>;
  readonly refund: ShownRefund;
}

export function LinesBackFields({ order: { price }, back, refund }: LinesBackFieldsProps) {
  const { lines, choice, delivery, setDelivery } = back;
  return (
    <>
      <LineChoice
        label="What is given back"
        lines={lines}
        chosen={choice.chosen}
        onChange={choice.setChosen}
        amountOf={leftOf}
      />
      {price.delivery > 0 && (
        <Checkbox
          size="md"
          label={`Delivery, ${formatDollars(price.delivery)}`}
          // Whether it goes back where nobody has said so is the server's to say.
          checked={delivery ?? (refund.preview?.delivery ?? 0) > 0}
          onChange={({ currentTarget }) => setDelivery(currentTarget.checked)}
        />
      )}
    </>
  );
}
