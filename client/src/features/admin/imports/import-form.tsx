import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { FileField } from '../../../ui/forms/file-field.tsx';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import type { ImportKind } from './import-kinds.ts';
import { ImportOutcome } from './import-outcome.tsx';
import type { useCsvImport } from './use-csv-import.ts';

interface ImportFormProps {
  readonly kind: ImportKind;
  readonly work: ReturnType<typeof useCsvImport>;
  /** Which files may be chosen. */
  readonly description: string;
  /** What is said before it is done. */
  readonly warning: ReactNode;
  /** How the file is read. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** A file to choose, what it would do, and the button that does it. */
export function ImportForm({ kind, work, description, warning, children, onClose }: ImportFormProps) {
  const { report, error, problem, isBusy, choose, lookAgain, run } = work;
  const hasWork = report !== null && report.created.length + report.changed.length > 0;
  const canImport = hasWork && report.badRows.length === 0;

  async function importAll() {
    const done = await run();
    if (!done) return;
    onClose();
    showAlert(`Imported: ${kind.summary(done)}`);
  }

  return (
    <Stack gap="lg">
      <FileField
        label="CSV file"
        description={description}
        accept=".csv,text/csv"
        isOff={isBusy === 'importing'}
        onChoose={choose}
      />
      {children}
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {isBusy === 'looking' && <LoadingState rows={2} />}
      {error && <ErrorState error={error} onRetry={lookAgain} />}
      {report && <ImportOutcome kind={kind} report={report} />}
      {canImport && <Text size="sm">{warning}</Text>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <FocusableButton isOff={!canImport} isBusy={isBusy === 'importing'} onClick={() => void importAll()}>
          Import
        </FocusableButton>
      </Group>
    </Stack>
  );
}
