import { useEffect, useMemo, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * Which of the listed things are selected. What is no longer listed is not.
 *
 * @param list identifies the list: another one begins with nothing selected
 * @param common what "select all" takes of it; all, unless told otherwise
 */
export function useSelection(listed: readonly string[], list: string, common = listed) {
  const [chosen, setChosen] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins anew
  useEffect(() => setChosen(none), [list]);
  const selected = useMemo(() => listed.filter((one) => chosen.has(one)), [listed, chosen]);
  const isAll = common.length > 0 && common.every((one) => chosen.has(one));

  return {
    selected,
    isAll,
    has: (one: string) => chosen.has(one),
    toggle: (one: string) => setChosen(toggled(chosen, one)),
    toggleAll: () => setChosen(isAll ? none : new Set(common)),
    select: (ones: readonly string[]) => setChosen(new Set(ones)),
  };
}

export type Selection = ReturnType<typeof useSelection>;

function toggled(chosen: ReadonlySet<string>, one: string): ReadonlySet<string> {
  return chosen.has(one) ? new Set([...chosen].filter((other) => other !== one)) : new Set([...chosen, one]);
}
