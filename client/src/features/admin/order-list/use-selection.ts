import { useEffect, useMemo, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * Which of the listed things are selected. What is no longer listed is not.
 *
 * @param list identifies the list: another one begins with nothing selected
 */
export function useSelection(listed: readonly string[], list: string) {
  const [chosen, setChosen] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins anew
  useEffect(() => setChosen(none), [list]);
  const selected = useMemo(() => listed.filter((one) => chosen.has(one)), [listed, chosen]);

  return {
    selected,
    isAll: listed.length > 0 && selected.length === listed.length,
    has: (one: string) => chosen.has(one),
    toggle: (one: string) => setChosen(toggled(chosen, one)),
    toggleAll: () => setChosen(selected.length === listed.length ? none : new Set(listed)),
    select: (ones: readonly string[]) => setChosen(new Set(ones)),
  };
}

export type Selection = ReturnType<typeof useSelection>;

function toggled(chosen: ReadonlySet<string>, one: string): ReadonlySet<string> {
  return chosen.has(one) ? new Set([...chosen].filter((other) => other !== one)) : new Set([...chosen, one]);
}
