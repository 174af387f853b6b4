import { Chip, Group } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { stateLabel } from '../../../../../../domain/orders/order-labels.ts';
import classes from './status-filter.module.css';

/** The chosen status is in the URL, so that a filtered list survives a reload and can be shared. */
export function useStatusFilter<Status extends string>(statuses: readonly Status[]) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('status')?.toLowerCase();
  const status = statuses.find((candidate) => candidate === wanted) ?? null;

  function setStatus(next: Status | null) {
    setParams(next ? { status: next } : {}, { replace: true, flushSync: true });
  }

  return [status, setStatus] as const;
}

interface StatusFilterProps<Status extends string> {
  statuses: readonly Status[];
  value: Status | null;
  onChange: (status: Status | null) => void;
}

export function StatusFilter<Status extends string>({
  statuses,
  value,
  onChange,
}: StatusFilterProps<Status>) {
  const chosen: string = value ?? '';

  return (
    <Chip.Group
      value={chosen}
      onChange={(next) => onChange(statuses.find((status) => status === next) ?? null)}
    >
      <Group gap="xs" role="radiogroup" aria-label="Status">
        <Chip value="" size="sm" classNames={{ label: classes.label }}>
          All
        </Chip>
        {statuses.map((status) => (
          <Chip key={status} value={status} size="sm" classNames={{ label: classes.label }}>
            {capitalized(stateLabel(status))}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
