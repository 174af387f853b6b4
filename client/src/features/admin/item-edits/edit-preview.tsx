import { Alert, Stack, Text } from '@mantine/core';
import { MAX_ITEMS_AT_ONCE } from '../../../../../domain/item-edits/edit-sizes.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { FieldChanges } from '../../../ui/tables/field-changes.tsx';
import classes from './item-edits.module.css';
import type { useEditPreview } from './use-edit-preview.ts';
import { type EditedItems, itemsText } from './use-item-edits.ts';

interface EditPreviewProps {
  readonly preview: ReturnType<typeof useEditPreview>;
}

/** What a change would do, before it is done. */
export function EditPreview({ preview: { edit, error, isLooking, again } }: EditPreviewProps) {
  if (error) return <ErrorState error={error} onRetry={again} />;
  if (!edit && isLooking) return <LoadingState rows={3} />;
  if (!edit) return <Text c="dimmed">Say what to change: what becomes of each item is shown here.</Text>;
  return (
    <Stack gap="sm" aria-busy={isLooking}>
      <Text fw={700} role="status">
        {summaryOf(edit)}
      </Text>
      {edit.problemCount > 0 && <Problems edit={edit} />}
      <ul className={classes.items} aria-label="What changes">
        {edit.items.map(({ petId, petname, changes, unusual }) => (
          <li key={petId} data-unusual={unusual ? true : undefined}>
            <bdi className={classes.name}>{petname}</bdi>
            <FieldChanges changes={changes.map(named)} />
            {unusual && <span className={classes.why}>{unusual}</span>}
          </li>
        ))}
      </ul>
      {edit.count > edit.items.length && (
        <Text size="sm" c="dimmed">
          And {(edit.count - edit.items.length).toLocaleString('en-US')} more.
        </Text>
      )}
      {edit.count > MAX_ITEMS_AT_ONCE && (
        <Text size="sm">
          So many are changed some after others, for a minute or more: until then shoppers see some as they
          were. You may leave this page.
        </Text>
      )}
    </Stack>
  );
}

function summaryOf({ count, unchangedCount }: EditedItems): string {
  const verb = count === 1 ? 'changes' : 'change';
  const same =
    unchangedCount > 0 ? `; ${unchangedCount} ${unchangedCount === 1 ? 'is' : 'are'} so already` : '';
  return `${itemsText(count)} ${verb}${same}`;
}

function Problems({ edit: { problems, problemCount } }: { readonly edit: EditedItems }) {
  return (
    <Alert color="red" role="alert" title={`${itemsText(problemCount)} can not be changed so`}>
      <ul className={classes.problems}>
        {problems.map(({ petname, field, reason }) => (
          <li key={`${petname} ${field}`}>
            <bdi>{petname}</bdi>: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** How the fields of an item are called here. */
const names: Readonly<Record<string, string>> = {
  petprice: 'price',
  regularPrice: 'price afterwards',
  saleUntil: 'sale until',
  availability: 'state',
};

function named<Change extends { readonly field: string }>(change: Change): Change {
  return { ...change, field: names[change.field] ?? change.field };
}
