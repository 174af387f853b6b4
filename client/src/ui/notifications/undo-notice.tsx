import { Button, Group, Text } from '@mantine/core';
import { type NotificationData, notifications } from '@mantine/notifications';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isolateNames } from '../../../../domain/text/right-to-left.ts';
import { showErrorDialog } from './notifications.ts';

/** How long the offer is shown. */
const OFFER_MS = 12_000;

interface Undoable {
  /** What happened. */
  readonly text: string;
  /** Shown when it was undone. */
  readonly undone: string;
  readonly undo: () => Promise<void>;
  /** Whether the button takes the focus, for keyboard users. */
  readonly takesFocus: boolean;
  /** Moves the focus: at once where the button does not take it, else when the notice closes with it. */
  readonly onLeft: () => void;
}

let count = 0;

/** Says what happened, and offers to undo it for a while. The timer pauses under the pointer and the focus. */
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
  useManagedFocus(button, takesFocus, onLeft);

  async function takeBack() {
    setUndoing(true);
    try {
      await undo();
      notifications.show({
        message: isolateNames(undone),
        autoClose: 6000,
        closeButtonProps: { 'aria-label': 'Close' },
      });
    } catch (error) {
      showErrorDialog(error instanceof Error ? error.message : String(error));
    }
    onDone();
  }

  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{isolateNames(text)}</Text>
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

function useManagedFocus(
  button: RefObject<HTMLButtonElement | null>,
  takesFocus: boolean,
  onLeft: () => void,
): void {
  const leave = useRef(onLeft);

  useEffect(() => {
    if (takesFocus) button.current?.focus();
    else leave.current();
    return () => {
      // Checked later, after the browser has moved the focus of the removed element.
      setTimeout(() => {
        if (document.activeElement === document.body) leave.current();
      });
    };
  }, [button, takesFocus]);
}
