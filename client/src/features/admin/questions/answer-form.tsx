import { Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { gapAt } from '../../../../../domain/threads/answer-templates.ts';
import { MAX_MESSAGE_PHOTOS } from '../../../../../domain/threads/thread-photos.ts';
import { threadAnswerRules } from '../../../../../domain/threads/thread-rules.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
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
  const { answer, close, isBusy } = useAnswers(id);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const checked = threadAnswerRules.safeParse({ text });
    setProblem(checked.success ? undefined : fieldErrors(checked.error).text);
    const gap = gapAt(text);
    if (gap) {
      field.current?.focus();
      field.current?.setSelectionRange(...gap);
    }
    if (!checked.success || !(await answer({ text, ...photos.variables }))) return;
    setText('');
    photos.clear();
    setSent((before) => before + 1);
  }

  function fill(filled: string, before: string) {
    setText((typed) => withAnswer(typed, filled, before));
    setProblem(undefined);
  }

  return (
    <form noValidate aria-label={`Answer ${subject}`} onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <TemplateChoice key={sent} thread={thread} onFill={fill} />
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

interface TemplateChoiceProps extends AnswerFormProps {
  /** @param before what was filled in by the choice before */
  readonly onFill: (filled: string, before: string) => void;
}

/** The answers that the owner keeps, to begin with; nothing where there are none. */
function TemplateChoice({ thread, onFill }: TemplateChoiceProps) {
  const { names, fill } = useAnswerTemplates(thread);
  const [chosen, setChosen] = useState('');
  const [isFilling, setFilling] = useState(false);
  const last = useRef({ name: '', filled: '' });
  if (names.length === 0) return null;

  async function choose(name: string) {
    setChosen(name);
    last.current.name = name;
    setFilling(true);
    const filled = name ? await fill(name) : null;
    // With the arrow keys one goes through them faster than an order is read.
    if (last.current.name !== name) return;
    setFilling(false);
    if (filled === null) return setChosen('');
    onFill(filled, last.current.filled);
    last.current.filled = filled;
  }

  return (
    <NativeSelect
      label="Begin with"
      value={chosen}
      aria-busy={isFilling || undefined}
      data={[{ value: '', label: 'An answer of the shop …' }, ...names]}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
    />
  );
}

/** One choice takes the place of the one before; what was typed stays, and the answer comes below it. */
function withAnswer(typed: string, filled: string, before: string): string {
  const own = typed === before ? '' : typed.trimEnd();
  return own ? `${own}\n\n${filled}` : filled;
}
