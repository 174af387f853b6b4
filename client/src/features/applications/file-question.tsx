import { Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { paperKinds } from '../../../../domain/animal-files/papers.ts';
import { paperAccept, readPaper } from '../../lib/animal-papers/read-paper.ts';
import { filesPath } from '../../ui/animal-papers/application-files.tsx';
import { PaperRow } from '../../ui/animal-papers/paper-row.tsx';
import { FileField } from '../../ui/forms/file-field.tsx';
import { UploadStatus } from '../../ui/upload/upload-status.tsx';
import type { OwnApplication } from './use-application.ts';
import { useApplicationFiles } from './use-application-files.ts';

interface FileQuestionProps {
  readonly id: string;
  readonly question: string;
  readonly files: OwnApplication['files'];
  /** Asks the shop again. */
  readonly refresh: () => Promise<unknown>;
}

/** A question that a photo or a PDF answers. What is chosen is sent at once. */
export function FileQuestion({ id, question, files, refresh }: FileQuestionProps) {
  const { upload, isAdding, add, remove } = useApplicationFiles(id, refresh);
  const [problem, setProblem] = useState('');
  const [name, setName] = useState<string>();
  // Another one has an empty field, which only the browser can empty.
  const [turn, setTurn] = useState(0);
  const chosen = useRef<File | null>(null);

  async function choose(file: File | null) {
    chosen.current = file;
    setProblem('');
    const reading = file && (await readPaper(file));
    if (!reading || chosen.current !== file) return;
    setName(file.name);
    const refused = 'problem' in reading ? reading.problem : await add(question, reading.paper);
    setProblem(refused ?? '');
    if (refused === null) setTurn((before) => before + 1);
  }

  const own = files.filter((file) => file.question === question);
  return (
    <Stack gap="xs">
      <FileField
        key={turn}
        label={question}
        description={`${paperKinds}, at most 10 MB. Sent at once, for you and the shop alone.`}
        accept={paperAccept}
        isOff={isAdding}
        onChoose={(file) => void choose(file)}
      />
      {problem && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" style={{ overflowWrap: 'anywhere' }}>
          {problem}
        </Text>
      )}
      <UploadStatus upload={upload} name={name} what="file" />
      {own.length > 0 && (
        <Stack
          component="ul"
          aria-label={`Sent: ${question}`}
          gap="sm"
          m={0}
          p={0}
          style={{ listStyle: 'none' }}
        >
          {own.map((file) => (
            <li key={file.id}>
              <PaperRow paper={file} path={filesPath(id)} onRemove={() => remove(file)} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
