import { Badge } from '@mantine/core';
import { DAY_MS } from '../../../../domain/durations.ts';
import { formatShortTime, formatTime } from '../../lib/format/date-time.ts';

/** That somebody stands outside to pick an order up. */
export function OutsideBadge({ since }: { readonly since: string }) {
  const isToday = Date.now() - Date.parse(since) < DAY_MS / 2;
  return (
    <Badge color="red">Waits outside since {isToday ? formatTime(since) : formatShortTime(since)}</Badge>
  );
}
