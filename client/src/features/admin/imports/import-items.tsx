import { Alert, Button, Group, Input, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { ImportOutcome, importSummary } from './import-outcome.tsx';
import classes from './imports.module.css';
import { useItemsImport } from './use-items-import.ts';

/** A file to choose, what it would do to the items, and the button that does it. */
export function ImportItems({ onClose }: { readonly onClose: () => void }) {
  const { report, error, problem, isBusy, choose, lookAgain, run } = useItemsImport();
  const hasWork = report !== null && report.created.length + report.changed.length > 0;
  const canImport = hasWork && report.badRows.length === 0;

  async function importAll() {
    const done = await run();
    if (!done) return;
    onClose();
    showAlert(`Imported: ${importSummary(done)}`);
  }

  return (
    <Stack gap="lg">
      <FileChoice isOff={isBusy === 'importing'} onChoose={choose} />
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {isBusy === 'looking' && <LoadingState rows={2} />}
      {error && <ErrorState error={error} onRetry={lookAgain} />}
      {report && <ImportOutcome report={report} />}
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

interface FileChoiceProps {
  readonly isOff: boolean;
  readonly onChoose: (file: File | null) => void;
}

function FileChoice({ isOff, onChoose }: FileChoiceProps) {
  const id = useId();
  return (
    <Input.Wrapper
      id={id}
      label="CSV file"
      description={
        <Text span inherit id={`${id}-hint`}>
          With columns of “Download CSV”: a row with an _id changes that item, one without adds an item.
          Nothing is changed before you have seen what would be.
        </Text>
      }
    >
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        className={classes.file}
        aria-describedby={`${id}-hint`}
        disabled={isOff}
        // The same file, mended, is another one.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
      />
    </Input.Wrapper>
  );
}
