import { useReactiveVar } from '@apollo/client/react';
import { useIsHydrated } from '../../hooks/use-hydrated.ts';
import { latestShopState, save, shopStateVar } from './cart-store.ts';
import { type Comparison, MAX_SEEN } from './persistence.ts';

/*
 * What is stored of items that are not bought yet: those that were looked at, and those that are compared. Apart from
 * the rest, which the first page loads.
 */

const none: readonly string[] = [];

/** Items that were looked at in this browser, the latest first; none before the page is hydrated. */
export function useSeen(): readonly string[] {
  const { seen } = useReactiveVar(shopStateVar);
  return useIsHydrated() ? (seen ?? none) : none;
}

/** Keeps an item as the latest that was looked at. */
export function noteSeen(petId: string): void {
  saveSeen([petId, ...seenWithout(petId)].slice(0, MAX_SEEN));
}

/** Forgets one of the items that were looked at. */
export function forgetSeen(petId: string): void {
  saveSeen(seenWithout(petId));
}

export function forgetAllSeen(): void {
  saveSeen(none);
}

/** The items that are compared; undefined where none is, and before the page is hydrated. */
export function useComparison(): Comparison | undefined {
  const { comparison } = useReactiveVar(shopStateVar);
  return useIsHydrated() ? comparison : undefined;
}

/** The same as it is in the storage now: another tab may have changed it. */
export function latestComparison(): Comparison | undefined {
  return latestShopState().comparison;
}

/** Keeps what is compared; without an item nothing is. */
export function saveComparison(next: Comparison | undefined): void {
  const { comparison: _before, ...state } = latestShopState();
  save(next && next.petIds.length > 0 ? { ...state, comparison: next } : state);
}

function seenWithout(petId: string): readonly string[] {
  return (latestShopState().seen ?? none).filter((known) => known !== petId);
}

function saveSeen(seen: readonly string[]): void {
  const { seen: before, ...state } = latestShopState();
  if (before?.join() === seen.join()) return;
  save(seen.length > 0 ? { ...state, seen } : state);
}
