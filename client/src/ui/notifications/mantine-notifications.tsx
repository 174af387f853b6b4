import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { flushSync } from 'react-dom';
import { isolateNames } from '../../../../domain/text/right-to-left.ts';
import classes from './mantine-notifications.module.css';
import type { Question } from './notifications.ts';

/*
 * How notifications look. It loads with their provider; pages call notifications.ts, which is in the first bundle.
 */

/** How long a line stays: a few words for a moment, a long one until it can have been read. */
const MIN_ALERT_MS = 6000;
const READING_MS_PER_CHARACTER = 80;

export function openAlert(text: string): void {
  const autoClose = Math.max(MIN_ALERT_MS, text.length * READING_MS_PER_CHARACTER);
  notifications.show({ message: isolateNames(text), autoClose, closeButtonProps: { 'aria-label': 'Close' } });
}

/**
 * Opens a modal in one stretch. The library notes where the focus returns to once it is open; after an answer of the shop
 * React would give it time only when the focus is in the modal already, and nothing would have it when it closes.
 */
function openAtOnce(open: () => void): void {
  // Not in the middle of whatever is being drawn.
  queueMicrotask(() => flushSync(open));
}

export function openQuestion(question: Question): void {
  openAtOnce(() => openConfirmation(question));
}

function openConfirmation({ title, text, list, warning, confirm, onConfirm, onClose }: Question): void {
  modals.openConfirmModal({
    title: isolateNames(title),
    centered: true,
    children: (
      <>
        <Text>{isolateNames(text)}</Text>
        {list && <OrderedList items={list} />}
        {warning && (
          <Text mt="sm" fw={700}>
            {isolateNames(warning)}
          </Text>
        )}
      </>
    ),
    labels: { confirm, cancel: 'No, go back' },
    closeButtonProps: { 'aria-label': 'Close' },
    onConfirm,
    ...(onClose && { onClose }),
  });
}

export function openDialog(title: string, text: string, onClose?: () => void): void {
  openAtOnce(() => openMessage(title, text, onClose));
}

function openMessage(title: string, text: string, onClose?: () => void): void {
  const id = modals.open({
    title: isolateNames(title),
    centered: true,
    closeButtonProps: { 'aria-label': 'Close' },
    ...(onClose && { onClose }),
    children: (
      <>
        <Text>{isolateNames(text)}</Text>
        <Group justify="flex-end" mt="lg">
          <Button data-autofocus onClick={() => modals.close(id)}>
            OK
          </Button>
        </Group>
      </>
    ),
  });
}

/** A long one scrolls, so that the buttons stay where they can be seen; the keyboard must reach it for that. */
function OrderedList({ items }: { readonly items: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <ol className={classes.list} tabIndex={0}>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
        <li key={place} dir="auto">
          {item}
        </li>
      ))}
    </ol>
  );
}
