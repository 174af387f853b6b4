import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { ImportItems } from './import-items.tsx';

/** Opens the dialog in which a file of items is looked at and imported. */
export function ImportItemsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Import CSV
      </Button>
      <FormDialog isOpen={isOpen} title="Import items" onClose={() => setOpen(false)}>
        {({ onClose }) => <ImportItems onClose={onClose} />}
      </FormDialog>
    </>
  );
}
