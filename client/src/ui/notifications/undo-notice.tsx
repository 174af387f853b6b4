import { Button, Group, Text } from '@mantine/core';
import { type NotificationData, notifications } from '@mantine/notifications';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { showErrorDialog } from './notifications.ts';

/** How long the offer stands there. */
const OFFER_MS = 12_000;

interface Undoable {
  /** What happened. */
  readonly text: string;
  /** What is said when it was taken back. */
  readonly undone: string;
  readonly undo: () => Promise<void>;
  /** Whether the focus goes to the button, for whoever works with the keyboard. */
  readonly takesFocus: boolean;
  /** Finds the focus a place: at once where the button does not take it, else when the notice goes away with it. */
  readonly onLeft: () => void;
}

let count = 0;

/** Says what happened, and for a while offers to take it back. The while stands still under the pointer and the focus. */
export function showUndoNotice(undoable: Undoable): void {
  count += 1;
  const notice: NotificationData & { id: string } = {
    id: `undo-${count}`,
    message: <UndoOffer {...undoable} onDone={() => notifications.hide(notice.id)} />,
    autoClose: OFFER_MS,
    closeButtonProps: { 'aria-label': 'Close' },
    onFocusCapture: () => notifications.update({ ...notice, autoClose: false }),
    onBlurCapture: () => notifications.update(notice),
  };
  notifications.show(notice);
}

function UndoOffer({
  text,
  undone,
  undo,
  takesFocus,
  onLeft,
  onDone,
}: Undoable & { readonly onDone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isUndoing, setUndoing] = useState(false);
  useFocusPlace(button, takesFocus, onLeft);

  async function takeBack() {
    setUndoing(true);
    try {
      await undo();
      notifications.show({ message: undone, autoClose: 6000, closeButtonProps: { 'aria-label': 'Close' } });
    } catch (error) {
      showErrorDialog(error instanceof Error ? error.message : String(error));
    }
    onDone();
  }

  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{text}</Text>
      <Button
        ref={button}
        variant="light"
        size="xs"
        flex="none"
        loading={isUndoing}
        onClick={() => void takeBack()}
      >
        Undo
      </Button>
    </Group>
  );
}

function useFocusPlace(
  button: RefObject<HTMLButtonElement | null>,
  takesFocus: boolean,
  onLeft: () => void,
): void {
  const leave = useRef(onLeft);

  useEffect(() => {
    if (takesFocus) button.current?.focus();
    else leave.current();
    return () => {
      // Asked a moment later, when the browser has moved the focus of what is gone.
      setTimeout(() => {
        if (document.activeElement === document.body) leave.current();
      });
    };
  }, [button, takesFocus]);
}
