import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
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
  notifications.show({ message: text, autoClose, closeButtonProps: { 'aria-label': 'Close' } });
}

export function openQuestion({ title, text, list, warning, confirm, onConfirm }: Question): void {
  modals.openConfirmModal({
    title,
    centered: true,
    children: (
      <>
        <Text>{text}</Text>
        {list && <OrderedList items={list} />}
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
  });
}

export function openDialog(title: string, text: string, onClose?: () => void): void {
  const id = modals.open({
    title,
    centered: true,
    closeButtonProps: { 'aria-label': 'Close' },
    ...(onClose && { onClose }),
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

/** A long one scrolls, so that the buttons stay where they can be seen; the keyboard must reach it for that. */
function OrderedList({ items }: { readonly items: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <ol className={classes.list} tabIndex={0}>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
        <li key={place}>{item}</li>
      ))}
    </ol>
  );
}
