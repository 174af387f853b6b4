import { Stack } from '@mantine/core';
import { StaleDataNotice } from '../../../../ui/feedback/stale-data-notice.tsx';
import type { useSameDayEntries } from '../hooks/use-same-day-entries.ts';
import { CartEntriesTable } from './cart-entries-table.tsx';

interface SameDaySectionProps {
  list: ReturnType<typeof useSameDayEntries>;
  refetch: () => Promise<unknown>;
}

/** What has to go today stands first. Mostly there is nothing, and nothing is shown. */
export function SameDaySection({ list, refetch }: SameDaySectionProps) {
  if (list.entries.length === 0) return list.error ? <StaleDataNotice onRetry={list.refetch} /> : null;
  return (
    <Stack component="section" gap="sm" aria-labelledby="same-day">
      <h2 id="same-day">Today: same-day delivery</h2>
      <CartEntriesTable label="Same-day orders" entries={list.entries} refetch={refetch} />
    </Stack>
  );
}
