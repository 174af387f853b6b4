import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ReturnCondition } from '../../../../../gql/graphql.ts';
import { LineChoice, useChosenLines } from '../../../../../ui/forms/line-choice.tsx';
import { linesTo } from '../order-facts.ts';
import { ActionForm } from './action-form.tsx';
import { MoneyBackLine } from './money-back.tsx';
import type { DialogFormProps } from './order-dialogs.tsx';
import { useReturnPreview } from './use-refund-preview.ts';

const conditions: readonly { value: ReturnCondition; label: string }[] = [
  { value: 'SELLABLE', label: 'As new: back on the shelf' },
  { value: 'DAMAGED', label: 'Damaged: not for sale' },
];

/** Notes what came back, and whether it can be sold again. */
export function ReturnForm({ order, actions, controls }: DialogFormProps) {
  const lines = linesTo('RETURNED', order.entries);
  const { chosen, setChosen, quantities, missing } = useChosenLines(lines);
  const [damaged, setDamaged] = useState<ReadonlySet<string>>(new Set());
  const conditionOf = (id: string): ReturnCondition => (damaged.has(id) ? 'DAMAGED' : 'SELLABLE');
  const returned = quantities.map((line) => ({ ...line, condition: conditionOf(line.entryId) }));
  const refund = useReturnPreview(order, returned);

  function note(id: string, condition: string) {
    const next = new Set(damaged);
    if (condition === 'DAMAGED') next.add(id);
    else next.delete(id);
    setDamaged(next);
  }

  return (
    <ActionForm
      controls={controls}
      submit="Note the return"
      isDangerous
      missing={missing ?? refund.missing}
      isWaiting={refund.isWaiting}
      onSubmit={() => actions.returnEntries({ lines: returned, fingerprint: refund.preview?.fingerprint })}
    >
      <LineChoice
        label="What came back"
        lines={lines}
        chosen={chosen}
        onChange={setChosen}
        also={({ _id, petname }) => (
          <NativeSelect
            aria-label={`How ${petname} is`}
            data={[...conditions]}
            value={conditionOf(_id)}
            onChange={({ currentTarget }) => note(_id, currentTarget.value)}
          />
        )}
      />
      <MoneyBackLine shown={refund} />
    </ActionForm>
  );
}
