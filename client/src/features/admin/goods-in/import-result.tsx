import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadFile } from '../../../lib/session/download-file.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import classes from './goods-in.module.css';
import { countsText, stateNames } from './import-words.ts';
import { badRowsPath, type ItemImport } from './imports-api.ts';
import { isMoving } from './past-imports.tsx';

interface ImportResultProps {
  readonly job: ItemImport;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
  readonly onRetry: () => void;
}

/** How far an import is, what it did, and what can be done about it. */
export function ImportResult({ job, isBusy, onUndo, onRetry }: ImportResultProps) {
  const { state, counts, progress, problem } = job;
  const percent = Math.floor(progress * 100);
  const hasDone = counts.created + counts.changed > 0;
  return (
    <Stack gap="md">
      <div role="status">
        <Text fw={700}>{isMoving(job) ? `${stateNames[state]}: ${percent} %` : stateNames[state]}</Text>
        <Text size="sm">{countsText(counts)}</Text>
        {state === 'undone' && (
          <Text size="sm">
            {counts.undone.toLocaleString('en-US')} undone, {counts.notUndone.toLocaleString('en-US')} not
          </Text>
        )}
      </div>
      {isMoving(job) && (
        <>
          <Progress value={percent} aria-label="Progress" />
          <Text size="sm" c="dimmed">
            It goes on by itself: you may leave this page.
          </Text>
        </>
      )}
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {(job.notUndone?.length ?? 0) > 0 && <NotUndone items={job.notUndone ?? []} />}
      <Group>
        {counts.bad > 0 && !isMoving(job) && <BadRowsButton job={job} />}
        {state === 'failed' && (
          <Button variant="default" loading={isBusy} onClick={onRetry}>
            Go on with it
          </Button>
        )}
        {(state === 'done' || state === 'failed') && hasDone && (
          <Button
            variant="default"
            loading={isBusy}
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={onUndo}
          >
            Undo the import
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** The rows that were not imported, as a file that can be put right and brought again. */
function BadRowsButton({ job: { _id, counts } }: Pick<ImportResultProps, 'job'>) {
  const { getToken } = useSession();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    await downloadFile(badRowsPath(_id), 'bad-rows.csv', getToken).catch((error: Error) =>
      showErrorDialog(error.message),
    );
    setBusy(false);
  }

  return (
    <FocusableButton
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      isBusy={isBusy}
      onClick={() => void download()}
    >
      {counts.bad === 1 ? 'Download the row' : `Download the ${counts.bad.toLocaleString('en-US')} rows`} not
      imported
    </FocusableButton>
  );
}

function NotUndone({ items }: { readonly items: NonNullable<ItemImport['notUndone']> }) {
  return (
    <ResponsiveTable label="What could not be undone" columns={['Item', 'Why it stays']}>
      {items.map(({ id, petname, reason }) => (
        <tr key={`${id} ${reason}`}>
          <th scope="row" className={classes.name} data-wide>
            <bdi>{petname}</bdi>
          </th>
          <td className={classes.text} data-wide>
            {reason}
          </td>
        </tr>
      ))}
    </ResponsiveTable>
  );
}
