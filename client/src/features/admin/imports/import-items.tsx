import { Alert, Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { pages } from '../../../../../domain/pages/pages.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { FileField } from '../../../ui/forms/file-field.tsx';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { ImportOutcome, importSummary } from './import-outcome.tsx';
import { useItemsImport } from './use-items-import.ts';

/** A file to choose, what it would do to the items, and the button that does it. */
export function ImportItems({ onClose }: { readonly onClose: () => void }) {
  const { report, error, problem, isBusy, setsStock, choose, readStock, lookAgain, run } = useItemsImport();
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
      <FileField
        label="CSV file"
        description="With columns of “Download CSV”: a row with an _id changes that item, one without adds an item. Nothing is changed before you have seen what would be."
        accept=".csv,text/csv"
        isOff={isBusy === 'importing'}
        onChoose={choose}
      />
      <Checkbox
        label="Set the stock to what the file says"
        description="For a file of a stock count. A downloaded file needs no tick: by its column stockWas, only what you changed counts, and what was sold meanwhile stays sold."
        checked={setsStock}
        disabled={isBusy === 'importing'}
        onChange={({ currentTarget }) => readStock(currentTarget.checked)}
      />
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {isBusy === 'looking' && <LoadingState rows={2} />}
      {error && <ErrorState error={error} onRetry={lookAgain} />}
      {report && <ImportOutcome report={report} />}
      {canImport && (
        <Text size="sm">
          This import cannot be undone. To be able to undo it, bring the file on the page{' '}
          <Anchor component={Link} to={pages.imports.path} inherit underline="always">
            Imports
          </Anchor>{' '}
          instead.
        </Text>
      )}
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
