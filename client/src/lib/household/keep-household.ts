import type { Household } from '../../../../domain/matching/household.ts';
import { reportStorageBlocked } from '../storage-health.ts';
import { HOUSEHOLD_KEY, householdVar } from './household-store.ts';

/** Says that what is kept is what the account has: it leaves with who logs out, and follows the account's. */
const COPY_KEY = 'pet-store-household-copy';

/** Keeps what somebody has answered in this browser. */
export function keepHousehold(household: Household): void {
  keep(household, false);
}

/** Keeps what the account has. */
export function keepCopy(household: Household): void {
  keep(household, true);
}

export function isCopy(): boolean {
  try {
    return localStorage.getItem(COPY_KEY) !== null;
  } catch {
    return false;
  }
}

export function forgetHousehold(): void {
  householdVar(undefined);
  try {
    localStorage.removeItem(HOUSEHOLD_KEY);
    localStorage.removeItem(COPY_KEY);
  } catch {
    // What can't be written was never kept.
  }
}

function keep(household: Household, isOfAccount: boolean): void {
  try {
    if (isOfAccount) localStorage.setItem(COPY_KEY, 'yes');
    else localStorage.removeItem(COPY_KEY);
    localStorage.setItem(HOUSEHOLD_KEY, JSON.stringify(household));
  } catch {
    reportStorageBlocked();
  }
  householdVar(household);
}
