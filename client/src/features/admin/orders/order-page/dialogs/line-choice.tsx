import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatDollars } from '../../../../../../../domain/money/money.ts';
import type { ManagedLine } from '../use-managed-order.ts';

interface LineChoiceProps {
  readonly label: string;
  readonly lines: readonly ManagedLine[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  /** What stands beside a line, in US dollars. */
  readonly amountOf?: (line: ManagedLine) => number;
}

/** Which lines of an order something is done with. */
export function LineChoice({ label, lines, chosen, onChange, amountOf }: LineChoiceProps) {
  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  }

  return (
    <Stack component="fieldset" gap="xs" bd={0} p={0} m={0}>
      <legend>{label}</legend>
      {lines.map((line) => (
        <Checkbox
          key={line._id}
          size="md"
          label={`${line.accessoriesAmount} × ${line.petname}${amountOf ? `, ${formatDollars(amountOf(line))}` : ''}`}
          checked={chosen.has(line._id)}
          onChange={() => toggle(line._id)}
        />
      ))}
    </Stack>
  );
}

/** The chosen of some lines, all of them at first. */
export function useChosenLines(lines: readonly ManagedLine[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(lines.map(({ _id }) => _id)));
  // What somebody else has moved meanwhile can not be chosen any more.
  const ids = lines.map(({ _id }) => _id).filter((id) => chosen.has(id));
  return { chosen, setChosen, ids, missing: ids.length > 0 ? null : 'Choose at least one line' };
}
