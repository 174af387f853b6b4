import { Alert, Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { FormDialogControls } from '../../../../../ui/forms/form-dialog.tsx';
import { LeaveQuestion } from '../../../../../ui/forms/leave-question.tsx';
import type { Problem } from '../use-order-actions.ts';

interface ActionFormProps {
  readonly controls: FormDialogControls;
  /** What the button says that does it. */
  readonly submit: string;
  readonly isDangerous?: boolean;
  /** Why it can not be done yet; it is said when somebody tries. */
  readonly missing?: Problem;
  /** Whether the server still works out what it would do, so that nobody does what they have not seen. */
  readonly isWaiting?: boolean;
  /** Called where something is missing, to mark it. */
  readonly onRefused?: () => void;
  readonly onSubmit: () => Promise<Problem>;
  readonly children: ReactNode;
}

/** The form of something that is done with an order. What went wrong is said in it, and what was typed stays. */
export function ActionForm({
  controls,
  submit,
  isDangerous,
  missing = null,
  isWaiting,
  onRefused,
  onSubmit,
  children,
}: ActionFormProps) {
  const { isLeaving, onDirty, onStay, onClose } = controls;
  const [problem, setProblem] = useState<Problem>(null);
  const [isBusy, setBusy] = useState(false);

  async function act(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (missing !== null) onRefused?.();
    if (missing !== null) return setProblem(missing);
    setBusy(true);
    setProblem(null);
    const found = await onSubmit();
    setBusy(false);
    setProblem(found);
    if (found === null) onClose();
  }

  return (
    <form noValidate onSubmit={(event) => void act(event)} onChange={() => onDirty(true)}>
      <Stack gap="md">
        {children}
        {problem !== null && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {isLeaving ? (
          <LeaveQuestion onStay={onStay} onLeave={onClose} />
        ) : (
          <Group justify="flex-end">
            <Button variant="default" disabled={isBusy} onClick={onClose}>
              Back
            </Button>
            <Button
              type="submit"
              color={isDangerous ? 'red' : undefined}
              disabled={isWaiting}
              loading={isBusy}
            >
              {submit}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
