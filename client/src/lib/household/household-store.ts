import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { Level } from '../../../../domain/catalogue/known.ts';
import type { Household } from '../../../../domain/matching/household.ts';
import { useIsHydrated } from '../../hooks/use-hydrated.ts';

/*
 * The household that animals are matched with: kept in this browser, in the account once there is one, and sent to
 * nobody but the shop. Checked by hand as it is read, because anybody can write into the storage, and lists load this;
 * what writes it stands in keep-household.ts.
 */

export const HOUSEHOLD_KEY = 'pet-store-household';

export const householdVar = makeVar<Household | undefined>(read());

if (typeof addEventListener === 'function') {
  // Another tab has changed it.
  addEventListener('storage', ({ key }) => {
    if (key === HOUSEHOLD_KEY || key === null) householdVar(read());
  });
}

/** Undefined where none is kept, and before the page is hydrated. */
export function useHousehold(): Household | undefined {
  const household = useReactiveVar(householdVar);
  return useIsHydrated() ? household : undefined;
}

function read(): Household | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(HOUSEHOLD_KEY) ?? 'null');
    return isHousehold(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isHousehold(kept: unknown): kept is Household {
  if (typeof kept !== 'object' || kept === null) return false;
  const { home, energy, experience, childrenAges, hoursAlone, dogs, cats } = kept as Record<string, unknown>;
  return (
    [home, energy, experience].every((level) => typeof level === 'string' && level in Level) &&
    Array.isArray(childrenAges) &&
    [...childrenAges, hoursAlone, dogs, cats].every((count) => Number.isInteger(count) && count >= 0)
  );
}
