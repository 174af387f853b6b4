import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import classes from './stale-notice.module.css';

/** Above what was fetched earlier and could not be brought up to date. */
export function StaleNotice({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <Group className={classes.notice} role="status" justify="space-between" gap="xs">
      <Text size="sm">This may be out of date: the shop could not be reached.</Text>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={() => onRetry()}
      >
        Try again
      </Button>
    </Group>
  );
}
