import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useSession } from '../../../lib/session/session.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { confirmDialog } from '../../../ui/notifications/notifications.ts';
import classes from './goods-in.module.css';
import { ImportResult } from './import-result.tsx';
import { understoodText } from './import-words.ts';
import { getImport, type ImportReading, type ItemImport, moveImport, readImport } from './imports-api.ts';
import { MappingForm } from './mapping-form.tsx';
import { isMoving } from './past-imports.tsx';
import { PreviewOfRows } from './preview-of-rows.tsx';
import { usePolled } from './use-polled.ts';

interface ImportDetailProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** One import: how its file is read, how far it is, and what it did. */
export function ImportDetail({ id, onBack }: ImportDetailProps) {
  const { getToken } = useSession();
  const { cache } = useApolloClient();
  const load = useCallback(() => getImport(id, getToken), [id, getToken]);
  const { data, error, refresh, set } = usePolled(load, isMoving);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<ItemImport>) {
    setBusy(true);
    setProblem(undefined);
    try {
      set(await work());
    } catch (failure) {
      setProblem((failure as Error).message);
    }
    setBusy(false);
  }

  async function move(deed: 'start' | 'undo') {
    await run(() => moveImport(id, deed, getToken));
    for (const fieldName of ['pets', 'allPets']) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
  }

  function askToUndo({ name, counts }: ItemImport) {
    const count = counts.created + counts.changed;
    confirmDialog({
      title: `Undo the import of ${name}?`,
      text: `${count.toLocaleString('en-US')} items become what they were; those that it added are deleted. What was changed or ordered since stays, and is listed.`,
      confirm: 'Undo the import',
      onConfirm: () => void move('undo'),
    });
  }

  const change = (reading: ImportReading) => void run(() => readImport(id, reading, getToken));

  return (
    <Stack gap="lg">
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={onBack}
        >
          All imports
        </Button>
      </div>
      <Loaded data={data} error={error} onRetry={refresh} loadingRows={4}>
        {(job) => (
          <>
            <div>
              <h2 className={classes.title}>
                <bdi>{job.name}</bdi>
              </h2>
              <Text c="dimmed" size="sm">
                {understoodText(job)}
              </Text>
            </div>
            {problem && (
              <Alert color="red" role="alert">
                {problem}
              </Alert>
            )}
            {job.preview ? (
              <>
                <MappingForm job={job} preview={job.preview} isBusy={isBusy} onChange={change} />
                <PreviewOfRows preview={job.preview} rowCount={job.rowCount} />
                <Group justify="flex-end">
                  <Button loading={isBusy} onClick={() => void move('start')}>
                    Import {job.rowCount.toLocaleString('en-US')} {job.rowCount === 1 ? 'row' : 'rows'}
                  </Button>
                </Group>
              </>
            ) : (
              <ImportResult
                job={job}
                isBusy={isBusy}
                onUndo={() => askToUndo(job)}
                onRetry={() => void move('start')}
              />
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
