import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActionForm } from './action-form.tsx';
import type { DialogFormProps } from './order-dialogs.tsx';

/** Longest reason, in characters. */
const MAX_LENGTH = 200;

/** Keeps what waits of an order from leaving. */
export function HoldForm({ actions, controls }: DialogFormProps) {
  const [reason, setReason] = useState('');
  return (
    <ActionForm
      controls={controls}
      submit="Hold the order"
      missing={reason.trim() ? null : 'Say why'}
      onSubmit={() => actions.hold(reason)}
    >
      <TextInput
        label="Why"
        description="For the staff: shoppers never see it."
        dir="auto"
        maxLength={MAX_LENGTH}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ActionForm>
  );
}
