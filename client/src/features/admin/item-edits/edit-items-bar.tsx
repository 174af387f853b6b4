import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Selection } from '../../../hooks/use-selection.ts';
import { ListBar } from '../../../ui/tables/list-bar.tsx';
import { EditItemsDialog } from './edit-items-dialog.tsx';

/** Changes the items that are selected. */
export function EditItemsBar({ selection: { selected, select } }: { readonly selection: Selection }) {
  const [changed, setChanged] = useState<string[] | null>(null);
  return (
    <>
      <ListBar label="Selected items">
        {selected.length > 0 && (
          <>
            <Text size="sm" fw={700} role="status">
              {selected.length} selected
            </Text>
            <Button size="xs" onClick={() => setChanged(selected)}>
              Change…
            </Button>
            <Button size="xs" variant="subtle" onClick={() => select([])}>
              Clear
            </Button>
          </>
        )}
      </ListBar>
      <EditItemsDialog
        choice={changed && { ids: changed }}
        count={changed?.length ?? 0}
        onClose={() => setChanged(null)}
        onDone={() => select([])}
      />
    </>
  );
}
