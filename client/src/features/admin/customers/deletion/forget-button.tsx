import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text } from '@mantine/core';
import { IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DeletionChoice, DeletionForm } from '../../../../ui/forms/deletion-form.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { showAlert } from '../../../../ui/notifications/notifications.ts';
import { ForgetCustomerDocument } from '../customers.operations.ts';

interface ForgetButtonProps {
  readonly customer: { readonly _id: string; readonly email: string };
}

/** Opens the dialog in which the account of somebody who asks for it is deleted. */
export function ForgetButton({ customer }: ForgetButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserX size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Delete this account…
      </Button>
      <FormDialog isOpen={isOpen} size="32rem" title="Delete this account" onClose={() => setOpen(false)}>
        {({ onClose }) => <Forget customer={customer} onClose={onClose} />}
      </FormDialog>
    </>
  );
}

function Forget({ customer, onClose }: ForgetButtonProps & { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [forget, { loading, error }] = useMutation(ForgetCustomerDocument);

  async function submit(choice: DeletionChoice) {
    const done = await forget({ variables: { id: customer._id, ...choice } }).catch(() => null);
    // What went wrong is in error.
    if (!done?.data) return;
    onClose();
    showAlert('The account is deleted. Its orders are those of a former customer.');
    await navigate('/adminDashboard/customers');
  }

  return (
    <Stack gap="md">
      <Text>
        For somebody who asks for it. Name, addresses, phone number, cards, questions, e-mails and notes are
        gone for good; orders stay as the books need them. The audit says that it was done, and not whose it
        was.
      </Text>
      <DeletionForm
        email={customer.email}
        isBusy={loading}
        problem={error?.message}
        onSubmit={(choice) => void submit(choice)}
        onCancel={onClose}
      />
    </Stack>
  );
}
