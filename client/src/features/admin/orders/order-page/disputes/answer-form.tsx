import { Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_DISPUTE_NOTE_LENGTH } from '../../../../../../../domain/input/note-rules.ts';
import { formatDollars } from '../../../../../../../domain/money/money.ts';
import { FocusableButton } from '../../../../../ui/buttons/focusable-button.tsx';
import { confirmDialog } from '../../../../../ui/notifications/notifications.ts';
import type { ManagedOrder } from '../use-managed-order.ts';
import type { OrderActions, Problem } from '../use-order-actions.ts';

interface AnswerFormProps {
  readonly dispute: ManagedOrder['disputes'][number];
  readonly actions: OrderActions;
}

/** Sends the bank what is known of the order, after a question: it can be done once. */
export function AnswerForm({ dispute: { id, amount }, actions }: AnswerFormProps) {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<Problem>(null);

  async function send() {
    setProblem(null);
    setProblem(await actions.answerDispute({ id, note: note.trim() || null }));
  }

  function ask(event: FormEvent) {
    event.preventDefault();
    if (actions.isBusy) return;
    confirmDialog({
      title: `Answer the dispute of ${formatDollars(amount)}?`,
      text: 'The bank gets all that stands here, and your note.',
      warning: 'An answer can be sent once. Nothing can be added later.',
      confirm: 'Send to the bank',
      onConfirm: () => void send(),
    });
  }

  return (
    <form onSubmit={ask} aria-label="Answer the dispute">
      <Textarea
        label="Note to the bank"
        description="Optional: the bank reads it before everything else."
        autosize
        minRows={2}
        maxLength={MAX_DISPUTE_NOTE_LENGTH}
        value={note}
        error={problem}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <FocusableButton type="submit" mt="sm" isBusy={actions.isBusy}>
        Send to the bank
      </FocusableButton>
    </form>
  );
}
