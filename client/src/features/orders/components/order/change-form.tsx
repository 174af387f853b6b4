import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ChangeableOrder } from '../../../../lib/order-change/order-change-values.ts';
import { useOrderChange } from '../../../../lib/order-change/use-order-change.ts';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import type { FormDialogControls } from '../../../../ui/forms/form-dialog.tsx';
import { LeaveQuestion } from '../../../../ui/forms/leave-question.tsx';
import { OrderChangeFields } from '../../../../ui/forms/order-change-fields.tsx';
import { showAlert } from '../../../../ui/notifications/notifications.ts';
import { ChangeOwnOrderDocument } from '../../api/change-order.operations.ts';

interface ChangeFormProps extends FormDialogControls {
  readonly order: ChangeableOrder;
  readonly refresh: () => Promise<unknown>;
}

/** Where a shopper's own order goes, and who is called, while nothing of it has left. */
export function ChangeForm({ order, refresh, isLeaving, onDirty, onStay, onClose }: ChangeFormProps) {
  const change = useOrderChange(order, 'your card');
  const [send, { loading }] = useMutation(ChangeOwnOrderDocument);
  const [problem, setProblem] = useState<string | null>(null);
  const { form, input, preview, missing } = change;

  async function save() {
    if (!input || !preview) return;
    try {
      await send({ variables: { number: order.number, input, fingerprint: preview.fingerprint } });
      onClose();
      showAlert('Your order is changed. We e-mail you how it comes now.');
    } catch (error) {
      setProblem((error as Error).message);
    }
    await refresh().catch(() => undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (loading || change.isWaiting) return;
    setProblem(missing);
    if (missing === null) void save();
    else form.validate();
  }

  return (
    <form noValidate aria-label="Change your order" onSubmit={submit} onChange={() => onDirty(true)}>
      <Stack gap="md">
        <OrderChangeFields change={change} />
        {problem !== null && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {isLeaving ? (
          <LeaveQuestion onStay={onStay} onLeave={onClose} />
        ) : (
          <Group justify="flex-end">
            <Button variant="default" disabled={loading} onClick={onClose}>
              Back
            </Button>
            <FocusableButton type="submit" isBusy={loading} isOff={change.isWaiting}>
              Change it
            </FocusableButton>
          </Group>
        )}
      </Stack>
    </form>
  );
}
