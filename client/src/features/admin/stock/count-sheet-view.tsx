import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { ShelvesQuery } from '../../../gql/graphql.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import { CountLine } from './count-line.tsx';
import classes from './stock.module.css';
import { type Sheet, useCountSheet, useShelves } from './use-count-sheet.ts';

const columns = ['Item', 'To sell', 'Ordered', 'On the shelf', 'Counted'];
const figures = ['To sell', 'Ordered', 'On the shelf'];

/** Lists to count by, shelf by shelf: printed, and entered. */
export function CountSheetView() {
  const { shelves, error, refetch } = useShelves();
  const list = useCountSheet();
  return (
    <Loaded data={shelves} error={error} onRetry={refetch} loadingRows={4}>
      {(known) =>
        known.length === 0 ? (
          <EmptyState title="Nothing to count" text="Goods of the shop are listed here by their shelf." />
        ) : (
          <Stack gap="lg">
            <ShelfChoice shelves={known} isBusy={list.isBusy} onChoose={(shelf) => void list.write(shelf)} />
            {list.isBusy && <LoadingState rows={6} />}
            {!list.isBusy && list.error && (
              <ErrorState error={list.error} onRetry={() => void list.write(list.sheet?.shelf ?? null)} />
            )}
            {!list.isBusy && list.sheet && <SheetTable key={list.sheet.at} sheet={list.sheet} />}
          </Stack>
        )
      }
    </Loaded>
  );
}

interface ShelfChoiceProps {
  readonly shelves: ShelvesQuery['shelves'];
  readonly isBusy: boolean;
  readonly onChoose: (shelf: string | null) => void;
}

/** No shelf is an empty value: none is called so. */
function ShelfChoice({ shelves, isBusy, onChoose }: ShelfChoiceProps) {
  const [shelf, setShelf] = useState(shelves[0]?.name ?? '');
  return (
    <Group align="end" className={classes.screen}>
      <NativeSelect
        label="Shelf"
        value={shelf}
        onChange={(event) => setShelf(event.currentTarget.value)}
        data={shelves.map(({ name, items }) => ({
          value: name ?? '',
          label: `${name ?? 'No shelf'} (${items})`,
        }))}
      />
      <FocusableButton isBusy={isBusy} onClick={() => onChoose(shelf || null)}>
        Write a list
      </FocusableButton>
    </Group>
  );
}

function SheetTable({ sheet: { shelf, at, lines } }: { readonly sheet: Sheet }) {
  if (lines.length === 0)
    return <EmptyState title="Nothing stands there" text="No goods of the shop have this shelf." />;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text>
          {shelf ? `Shelf ${shelf}` : 'No shelf'}, <time dateTime={at}>{formatDateTime(at)}</time>. What is
          sold from now on is taken into account when you enter what you counted.
        </Text>
        <Button
          className={classes.screen}
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </Group>
      <ResponsiveTable label="To count" columns={columns} rightColumns={figures}>
        {lines.map((line) => (
          <CountLine key={line.id} line={line} />
        ))}
      </ResponsiveTable>
    </Stack>
  );
}
