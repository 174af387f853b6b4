import { Button } from '@mantine/core';
import { IconArrowMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { MergeForm } from './merge-form.tsx';
import type { MergedAccount } from './use-merge.ts';

/** Opens the dialog in which an account is merged with another one of the same person. */
export function MergeButton({ customer }: { readonly customer: MergedAccount }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowMerge size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Merge with another account…
      </Button>
      <FormDialog
        isOpen={isOpen}
        size="36rem"
        title="Merge with another account"
        onClose={() => setOpen(false)}
      >
        {({ onClose }) => <MergeForm customer={customer} onClose={onClose} />}
      </FormDialog>
    </>
  );
}
