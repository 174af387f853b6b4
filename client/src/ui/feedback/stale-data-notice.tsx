import { Group, Text } from '@mantine/core';
import { TryAgainButton } from '../buttons/try-again-button.tsx';
import classes from './stale-data-notice.module.css';

/** Shown above data that was fetched earlier and could not be refreshed. */
export function StaleDataNotice({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <Group className={classes.notice} role="status" justify="space-between" gap="xs">
      <Text size="sm">This may be out of date: the shop could not be reached.</Text>
      <TryAgainButton size="xs" look="default" onRetry={onRetry} />
    </Group>
  );
}
