import { Checkbox, Input, NativeSelect, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatDollars } from '../../../../domain/money/money.ts';
import classes from './line-choice.module.css';

/** A line of which so many pieces can be chosen. */
interface ChoosableLine {
  readonly _id: string;
  readonly petname: string;
  readonly accessoriesAmount: number;
}

/** How many pieces of which lines something is done with, by the ids of the lines. */
type Chosen = ReadonlyMap<string, number>;

interface LineChoiceProps<Line extends ChoosableLine> {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  /** What stands beside a line, in US dollars. */
  readonly amountOf?: (line: Line) => number;
  /** What else is asked of a line that is chosen. */
  readonly also?: (line: Line) => ReactNode;
  readonly error?: string | undefined;
}

/** Which lines of an order something is done with, and with how many pieces of each. */
export function LineChoice<Line extends ChoosableLine>({
  label,
  lines,
  chosen,
  onChange,
  amountOf,
  also,
  error,
}: LineChoiceProps<Line>) {
  function choose(id: string, quantity: number) {
    const next = new Map(chosen);
    if (quantity > 0) next.set(id, quantity);
    else next.delete(id);
    onChange(next);
  }

  return (
    <Stack component="fieldset" gap="xs" bd={0} p={0} m={0}>
      <legend>{label}</legend>
      {lines.map((line) => {
        const { _id, accessoriesAmount: all, petname } = line;
        const quantity = chosen.get(_id) ?? 0;
        return (
          <div key={_id} className={classes.line}>
            <Checkbox
              size="md"
              label={`${all} × ${petname}${amountOf ? `, ${formatDollars(amountOf(line))}` : ''}`}
              checked={quantity > 0}
              onChange={() => choose(_id, quantity > 0 ? 0 : all)}
            />
            {quantity > 0 && (
              <div className={classes.more}>
                {all > 1 && (
                  <NativeSelect
                    aria-label={`Pieces of ${petname}`}
                    data={Array.from({ length: all }, (_, less) => quantityOption(all - less))}
                    value={String(Math.min(quantity, all))}
                    onChange={({ currentTarget }) => choose(_id, Number(currentTarget.value))}
                  />
                )}
                {also?.(line)}
              </div>
            )}
          </div>
        );
      })}
      {error && <Input.Error>{error}</Input.Error>}
    </Stack>
  );
}

function quantityOption(quantity: number) {
  return { value: String(quantity), label: quantity === 1 ? '1 piece' : `${quantity} pieces` };
}

/** The chosen of some lines, with all of their pieces at first: all lines, unless others are named. */
export function useChosenLines(lines: readonly ChoosableLine[], atFirst: readonly ChoosableLine[] = lines) {
  const [chosen, setChosen] = useState<Chosen>(
    () => new Map(atFirst.map(({ _id, accessoriesAmount }) => [_id, accessoriesAmount])),
  );
  // What somebody else has moved meanwhile can not be chosen any more.
  const quantities = lines.flatMap(({ _id: entryId, accessoriesAmount }) => {
    const quantity = Math.min(chosen.get(entryId) ?? 0, accessoriesAmount);
    return quantity > 0 ? [{ entryId, quantity }] : [];
  });
  return {
    chosen,
    setChosen,
    quantities,
    missing: quantities.length > 0 ? null : 'Choose at least one line',
  };
}
