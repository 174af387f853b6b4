import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { confirmDialog } from '../../../ui/notifications/notifications.ts';
import classes from './shop-lists.module.css';
import type { ListValue, useListChanges } from './use-shop-lists.ts';

interface ListedValueProps {
  readonly value: ListValue;
  readonly changes: ReturnType<typeof useListChanges>;
}

/** A value of a list, with what can be done to it. */
export function ListedValue({ value, changes: { rename, remove, isBusy } }: ListedValueProps) {
  const [text, setText] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const name = text?.trim();
    if (!name || name === value.value || (await rename(value, name))) setText(null);
  }

  function ask() {
    confirmDialog({
      title: `Remove “${value.value}”?`,
      text: 'Forms no longer offer it. While items have it, it stays.',
      confirm: 'Yes, remove',
      onConfirm: () => void remove(value),
    });
  }

  if (text !== null)
    return (
      <li>
        <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
          <TextInput
            aria-label={`New name of ${value.value}`}
            autoComplete="off"
            autoFocus
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" loading={isBusy}>
            Rename
          </Button>
          <Button variant="default" onClick={() => setText(null)}>
            Cancel
          </Button>
        </form>
      </li>
    );
  return (
    <li>
      <bdi className={classes.value}>{value.value}</bdi>
      <Group gap={8}>
        <Button
          size="xs"
          variant="default"
          aria-label={`Rename ${value.value}`}
          onClick={() => setText(value.value)}
        >
          Rename
        </Button>
        <Button size="xs" variant="default" aria-label={`Remove ${value.value}`} onClick={ask}>
          Remove
        </Button>
      </Group>
    </li>
  );
}
