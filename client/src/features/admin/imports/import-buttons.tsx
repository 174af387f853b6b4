import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { ImportAnimals } from './import-animals.tsx';
import { ImportItems } from './import-items.tsx';

/** Opens the dialog in which a file of items is looked at and imported. */
export function ImportItemsButton() {
  return <ImportButton title="Import items" Form={ImportItems} />;
}

/** The same for the files of animals. */
export function ImportAnimalsButton() {
  return <ImportButton title="Import files of animals" Form={ImportAnimals} />;
}

interface ImportButtonProps {
  readonly title: string;
  readonly Form: ComponentType<{ readonly onClose: () => void }>;
}

function ImportButton({ title, Form }: ImportButtonProps) {
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
      <FormDialog isOpen={isOpen} title={title} onClose={() => setOpen(false)}>
        {({ onClose }) => <Form onClose={onClose} />}
      </FormDialog>
    </>
  );
}
