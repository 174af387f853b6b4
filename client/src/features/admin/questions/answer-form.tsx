import { Group, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { threadMessageRules } from '../../../../../domain/threads/thread-rules.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { useAnswers } from './use-questions.ts';

interface AnswerFormProps {
  readonly id: string;
  readonly subject: string;
  readonly isClosed: boolean;
}

/** An answer to a question, or its end. */
export function AnswerForm({ id, subject, isClosed }: AnswerFormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { answer, close, isBusy } = useAnswers(id);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const checked = threadMessageRules.safeParse({ text });
    setProblem(checked.success ? undefined : fieldErrors(checked.error).text);
    if (checked.success && (await answer(text))) setText('');
  }

  return (
    <form noValidate aria-label={`Answer ${subject}`} onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <Textarea
          dir="auto"
          label="Your answer"
          rows={3}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group gap={8}>
          <FocusableButton type="submit" isBusy={isBusy}>
            Send the answer
          </FocusableButton>
          {!isClosed && (
            <FocusableButton variant="default" isOff={isBusy} onClick={close} aria-label={`Close ${subject}`}>
              Close
            </FocusableButton>
          )}
        </Group>
      </Stack>
    </form>
  );
}
