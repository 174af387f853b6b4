import { Alert, Badge, Button, Stack, Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import { FileChoice } from './file-choice.tsx';
import classes from './goods-in.module.css';
import { countsText, stateNames } from './import-words.ts';
import { bringFile, type ItemImport, listImports } from './imports-api.ts';
import { usePolled } from './use-polled.ts';

interface PastImportsProps {
  readonly onOpen: (id: string) => void;
}

/** A file to choose, and the imports that were. */
export function PastImports({ onOpen }: PastImportsProps) {
  const { getToken } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const load = useCallback(() => listImports(getToken), [getToken]);
  const { data, error, refresh } = usePolled(load, (imports) => imports.some(isMoving));

  async function bring(file: File) {
    setBusy(true);
    setProblem(undefined);
    try {
      onOpen((await bringFile(file, getToken))._id);
    } catch (failure) {
      setProblem((failure as Error).message);
    }
    setBusy(false);
  }

  return (
    <Stack gap="xl">
      <FileChoice isBusy={isBusy} onChoose={(file) => void bring(file)} />
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <section aria-labelledby="past-imports">
        <h2 id="past-imports" className={classes.title}>
          Past imports
        </h2>
        <Loaded data={data} error={error} onRetry={refresh} loadingRows={3}>
          {(imports) => <ImportsTable imports={imports} onOpen={onOpen} />}
        </Loaded>
      </section>
    </Stack>
  );
}

export function isMoving({ state }: ItemImport): boolean {
  return state === 'running' || state === 'undoing';
}

function ImportsTable({ imports, onOpen }: PastImportsProps & { readonly imports: readonly ItemImport[] }) {
  if (imports.length === 0)
    return <EmptyState title="Nothing was imported yet" text="Choose a file above to begin." />;
  return (
    <ResponsiveTable label="Past imports" columns={['File', 'When', 'By', 'State', 'What it did']}>
      {imports.map((one) => (
        <tr key={one._id}>
          <th scope="row" className={classes.name} data-wide>
            <Button variant="subtle" size="compact-sm" onClick={() => onOpen(one._id)}>
              <bdi>{one.name}</bdi>
            </Button>
          </th>
          <td data-label="When">{formatDateTime(one.createdAt)}</td>
          <td data-label="By" className={classes.text}>
            <bdi>{one.by}</bdi>
          </td>
          <td data-label="State">
            <Badge color={one.state === 'failed' ? 'red' : 'gray'} variant="light">
              {stateNames[one.state]}
            </Badge>
          </td>
          <td data-label="What it did">
            <Text size="sm">{countsText(one.counts)}</Text>
          </td>
        </tr>
      ))}
    </ResponsiveTable>
  );
}
