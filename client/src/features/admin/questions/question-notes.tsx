import { useMutation } from '@apollo/client/react';
import { Group, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { noteRules } from '../../../../../domain/input/note-rules.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import classes from './questions.module.css';
import { AddThreadNoteDocument } from './questions.operations.ts';
import type { ShopThread } from './use-questions.ts';

interface QuestionNotesProps {
  readonly thread: Pick<ShopThread, 'id' | 'subject' | 'notes'>;
}

/** What the staff write about a question for each other, apart from what its shopper reads. */
export function QuestionNotes({ thread: { id, subject, notes } }: QuestionNotesProps) {
  const [isWriting, setWriting] = useState(false);
  const section = useRef<HTMLElement>(null);

  function finish() {
    setWriting(false);
    // The field that had the focus is gone.
    section.current?.focus();
  }

  return (
    <section ref={section} tabIndex={-1} className={classes.notes} aria-label={`Notes on ${subject}`}>
      {notes.length > 0 && (
        <>
          <h3 className={classes.title}>Notes among the staff</h3>
          <ul className={classes.list}>
            {notes.map(({ _id, at, by, text }) => (
              <li key={_id}>
                <p className={classes.text} dir="auto">
                  {text}
                </p>
                <p className={classes.by}>
                  <bdi>{by}</bdi>, <time dateTime={at}>{formatDateTime(at)}</time>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {isWriting ? (
        <NoteForm id={id} subject={subject} onDone={finish} />
      ) : (
        <FocusableButton
          variant="default"
          size="xs"
          aria-label={`Write a note on ${subject}`}
          onClick={() => setWriting(true)}
        >
          Write a note
        </FocusableButton>
      )}
    </section>
  );
}

interface NoteFormProps {
  readonly id: string;
  readonly subject: string;
  readonly onDone: () => void;
}

function NoteForm({ id, subject, onDone }: NoteFormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [add, { loading }] = useMutation(AddThreadNoteDocument, {
    onCompleted: () => {
      showAlert('The note is kept');
      onDone();
    },
    onError: (error) => showErrorDialog(error.message),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    const checked = noteRules.safeParse({ text });
    setProblem(checked.success ? undefined : fieldErrors(checked.error).text);
    if (checked.success) void add({ variables: { id, text } });
  }

  return (
    <form noValidate aria-label={`Note on ${subject}`} onSubmit={submit}>
      <Stack gap="xs">
        <Textarea
          autoFocus
          dir="auto"
          label="Note for the staff"
          description="Shoppers never see it."
          autosize
          minRows={2}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group gap={8}>
          <FocusableButton type="submit" variant="default" size="xs" isBusy={loading}>
            Add note
          </FocusableButton>
          <FocusableButton variant="subtle" size="xs" isOff={loading} onClick={onDone}>
            Cancel
          </FocusableButton>
        </Group>
      </Stack>
    </form>
  );
}
