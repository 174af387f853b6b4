import { Group, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { MAX_MESSAGE_PHOTOS } from '../../../../../domain/threads/thread-photos.ts';
import { threadAnswerRules } from '../../../../../domain/threads/thread-rules.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { TemplateChoice } from '../../../ui/templates/template-choice.tsx';
import { selectGap, withTemplate } from '../../../ui/templates/with-template.ts';
import { MessagePhotosField } from '../../../ui/threads/message-photos-field.tsx';
import { useMessagePhotos } from '../../../ui/threads/use-message-photos.ts';
import { useAnswerTemplates } from './use-answer-templates.ts';
import { type ShopThread, useAnswers } from './use-questions.ts';

interface AnswerFormProps {
  readonly thread: ShopThread;
}

/** An answer to a question, or its end. */
export function AnswerForm({ thread }: AnswerFormProps) {
  const { id, subject, isClosed } = thread;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const photos = useMessagePhotos();
  const templates = useAnswerTemplates(thread);
  const { answer, close, isBusy } = useAnswers(id);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const checked = threadAnswerRules.safeParse({ text });
    setProblem(checked.success ? undefined : fieldErrors(checked.error).text);
    selectGap(field.current, text);
    if (!checked.success || !(await answer({ text, ...photos.variables }))) return;
    setText('');
    photos.clear();
    setSent((before) => before + 1);
  }

  function fill(filled: string, before: string) {
    setText((typed) => withTemplate(typed, filled, before));
    setProblem(undefined);
  }

  return (
    <form noValidate aria-label={`Answer ${subject}`} onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <TemplateChoice
          key={sent}
          templates={templates}
          placeholder="An answer of the shop …"
          onFill={fill}
        />
        <Textarea
          ref={field}
          dir="auto"
          label="Your answer"
          autosize
          minRows={3}
          maxRows={14}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <MessagePhotosField
          photos={photos}
          description={`Up to ${MAX_MESSAGE_PHOTOS}. The mail says that they are there, and leads to them.`}
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
