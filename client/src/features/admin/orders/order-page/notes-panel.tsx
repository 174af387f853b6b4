import { Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_NOTE_LENGTH } from '../../../../../../domain/input/note-rules.ts';
import { formatDateTime } from '../../../../lib/format/date-time.ts';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import classes from './order-page.module.css';
import type { ManagedOrder } from './use-managed-order.ts';
import type { Problem } from './use-order-actions.ts';

interface NotesPanelProps {
  readonly notes: ManagedOrder['notes'];
  readonly onAdd: (text: string) => Promise<Problem>;
  readonly isBusy: boolean;
}

/** What the staff write about an order for each other. */
export function NotesPanel({ notes, onAdd, isBusy }: NotesPanelProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>(null);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    const found = await onAdd(text);
    setProblem(found);
    if (found === null) setText('');
  }

  return (
    <section className={classes.below} aria-labelledby="order-notes">
      <h2 id="order-notes">Notes among the staff</h2>
      <ul className={classes.noteList}>
        {notes.map((note) => (
          <li key={note._id} className={classes.note}>
            <p dir="auto">{note.text}</p>
            <span className={classes.quiet}>
              <bdi>{note.by}</bdi>, <time dateTime={note.at}>{formatDateTime(note.at)}</time>
            </span>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void add(event)} aria-label="Add a note">
        <Textarea
          label="New note"
          description="Shoppers never see it."
          autosize
          minRows={2}
          maxLength={MAX_NOTE_LENGTH}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <FocusableButton type="submit" variant="default" size="xs" mt="xs" isOff={isBusy}>
          Add note
        </FocusableButton>
      </form>
    </section>
  );
}
