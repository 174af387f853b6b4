import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { MAX_MESSAGE_LENGTH } from '../../../../../../../domain/input/note-rules.ts';
import { ActionForm } from './action-form.tsx';
import type { DialogFormProps } from './order-dialogs.tsx';

/** Writes to the shopper of an order. */
export function MessageForm({ order, actions, controls }: DialogFormProps) {
  const [text, setText] = useState('');
  return (
    <ActionForm
      controls={controls}
      submit="Send"
      missing={text.trim() ? null : 'Write something'}
      onSubmit={() => actions.message(text)}
    >
      <Textarea
        label={`To ${order.username}`}
        description={`It goes to ${order.email}, and stays with the order’s e-mails.`}
        autosize
        minRows={5}
        maxLength={MAX_MESSAGE_LENGTH}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </ActionForm>
  );
}
