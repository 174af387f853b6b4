import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { linesTo } from '../order-facts.ts';
import { ActionForm } from './action-form.tsx';
import { LineChoice, useChosenLines } from './line-choice.tsx';
import type { DialogFormProps } from './order-dialogs.tsx';

/** Notes what came back, and whether it can be sold again. */
export function ReturnForm({ order, actions, controls }: DialogFormProps) {
  const lines = linesTo('RETURNED', order.entries);
  const { chosen, setChosen, ids, missing } = useChosenLines(lines);
  const [restock, setRestock] = useState(true);
  return (
    <ActionForm
      controls={controls}
      submit="Note the return"
      isDangerous
      missing={missing}
      onSubmit={() => actions.returnEntries(ids, restock)}
    >
      <LineChoice label="What came back" lines={lines} chosen={chosen} onChange={setChosen} />
      <Checkbox
        size="md"
        label="Put it back on the shelf"
        description="Its pieces can be sold again."
        checked={restock}
        onChange={({ currentTarget }) => setRestock(currentTarget.checked)}
      />
      <p>What was paid for it and has not gone back goes to the card; the delivery with the last line.</p>
    </ActionForm>
  );
}
