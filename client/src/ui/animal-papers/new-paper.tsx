import { Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { MAX_PAPER_NAME_LENGTH, paperKinds, paperNameOf } from '../../../../domain/animal-files/papers.ts';
import { texts } from '../../../../domain/text/texts.ts';
import { paperAccept, readPaper } from '../../lib/animal-papers/read-paper.ts';
import { FocusableButton } from '../buttons/focusable-button.tsx';
import { FileField } from '../forms/file-field.tsx';
import { UploadStatus } from '../upload/upload-status.tsx';
import type { PaperActions } from './papers-panel.tsx';

/** A file to choose or to drop, and what it is to be called: as the file, until somebody says otherwise. */
export function NewPaper({ upload, isAdding, add }: Omit<PaperActions, 'remove'>) {
  const [paper, setPaper] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  // Another one has an empty field, which only the browser can empty.
  const [turn, setTurn] = useState(0);
  const chosen = useRef<File | null>(null);

  async function choose(file: File | null) {
    chosen.current = file;
    setPaper(null);
    setProblem('');
    const reading = file && (await readPaper(file));
    if (!reading || chosen.current !== file) return;
    if ('problem' in reading) setProblem(reading.problem);
    else {
      setPaper(reading.paper);
      setName(paperNameOf(file.name));
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isAdding) return;
    if (!paper) return setProblem((before) => before || texts.fieldRequired);
    const refused = await add(paper, name);
    if (refused !== null) return setProblem(refused);
    setPaper(null);
    setName('');
    setProblem('');
    setTurn((before) => before + 1);
  }

  return (
    <form noValidate aria-label="New paper" onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <FileField
          key={turn}
          label="File"
          description={`${paperKinds}, at most 10 MB. Choose it, or drop it on the field.`}
          accept={paperAccept}
          isOff={isAdding}
          onChoose={(file) => void choose(file)}
        />
        {paper && (
          <TextInput
            label="Name"
            dir="auto"
            value={name}
            maxLength={MAX_PAPER_NAME_LENGTH}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
        {problem && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)" style={{ overflowWrap: 'anywhere' }}>
            {problem}
          </Text>
        )}
        <UploadStatus upload={upload} name={paper?.name} what="paper" />
        <Group>
          <FocusableButton type="submit" isBusy={isAdding}>
            Add paper
          </FocusableButton>
        </Group>
      </Stack>
    </form>
  );
}
