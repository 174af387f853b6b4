import { Button } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { useState } from 'react';
import { EditItemsDialog } from './edit-items-dialog.tsx';
import { type ItemChoice, itemsText } from './use-item-edits.ts';

interface EditItemsButtonProps {
  /** The list as it is filtered, and how many items that has. */
  readonly list: Pick<ItemChoice, 'where' | 'search'>;
  readonly total: number;
}

/** Changes all items of the list. */
export function EditItemsButton({ list, total }: EditItemsButtonProps) {
  const [opened, setOpened] = useState<{ choice: ItemChoice; count: number } | null>(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEdit size={18} aria-hidden />}
        disabled={total === 0}
        onClick={() => setOpened({ choice: list, count: total })}
      >
        Change all {itemsText(total)}…
      </Button>
      <EditItemsDialog
        choice={opened?.choice ?? null}
        count={opened?.count ?? 0}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
