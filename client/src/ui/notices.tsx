import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { texts } from '../../../domain/texts.ts';

/** A dialog that the shopper has to close. */
export function showErrorDialog(text: string, title: string = texts.error.title): void {
  showDialog(title, text);
}

export function showSuccessDialog(text: string, title: string = texts.success.title): void {
  showDialog(title, text);
}

/** A line at the edge of the page that goes away by itself. */
export function showAlert(text: string): void {
  notifications.show({ message: text, autoClose: 6000, closeButtonProps: { 'aria-label': 'Close' } });
}

interface Question {
  readonly title: string;
  readonly text: string;
  /** What should be thought of before saying yes. */
  readonly warning?: string | undefined;
  /** What the button says that does it. */
  readonly confirm: string;
  readonly onConfirm: () => void;
}

export function confirmDialog({ title, text, warning, confirm, onConfirm }: Question): void {
  onBoard(() =>
    modals.openConfirmModal({
      title,
      centered: true,
      children: (
        <>
          <Text>{text}</Text>
          {warning && (
            <Text mt="sm" fw={700}>
              {warning}
            </Text>
          )}
        </>
      ),
      labels: { confirm, cancel: 'No, go back' },
      closeButtonProps: { 'aria-label': 'Close' },
      onConfirm,
    }),
  );
}

/** Dialogs that were asked for while the code of the notice board was still on its way. */
const early: (() => void)[] = [];
let isBoardUp = false;

/** The notice board listens from now on, until the returned function says otherwise. */
export function raiseNoticeBoard(): () => void {
  isBoardUp = true;
  for (const show of early.splice(0)) show();
  return () => {
    isBoardUp = false;
  };
}

/** A dialog that nobody listens for yet would be lost, and the button that asked for it would do nothing. */
function onBoard(show: () => void): void {
  if (isBoardUp) show();
  else early.push(show);
}

function showDialog(title: string, text: string): void {
  onBoard(() => openDialog(title, text));
}

function openDialog(title: string, text: string): void {
  const id = modals.open({
    title,
    centered: true,
    closeButtonProps: { 'aria-label': 'Close' },
    children: (
      <>
        <Text>{text}</Text>
        <Group justify="flex-end" mt="lg">
          <Button data-autofocus onClick={() => modals.close(id)}>
            OK
          </Button>
        </Group>
      </>
    ),
  });
}
