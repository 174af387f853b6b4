import { useMutation } from '@apollo/client/react';
import { Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { SayIAmHereDocument } from '../api/pickup.operations.ts';
import { hereMessage, MAX_HINT_LENGTH } from './here-message.ts';

/** Tells the shop that its shopper stands outside. */
export function HereForm({ number }: { readonly number: string }) {
  const [hint, setHint] = useState('');
  const [say, { data, loading, error }] = useMutation(SayIAmHereDocument);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading || data) return;
    const input = { orderNumber: number, isHere: true, text: hereMessage(number, hint, new Date()) };
    // What went wrong is in `error`.
    await say({ variables: { input } }).catch(() => undefined);
  }

  return (
    <form aria-label="I’m here" onSubmit={(event) => void submit(event)}>
      <Stack gap="sm" align="start">
        {!data && (
          <TextInput
            dir="auto"
            w="100%"
            label="How do we find you?"
            description="Optional, for example: a blue car beside the door."
            maxLength={MAX_HINT_LENGTH}
            value={hint}
            onChange={({ currentTarget }) => setHint(currentTarget.value)}
          />
        )}
        {error && (
          <Text c="error" role="alert">
            That did not reach us. {error.message}
          </Text>
        )}
        <FocusableButton type="submit" isBusy={loading} isOff={Boolean(data)}>
          I’m here
        </FocusableButton>
        <div role="status">{data && 'We know that you are here, and bring it out to you.'}</div>
      </Stack>
    </form>
  );
}
