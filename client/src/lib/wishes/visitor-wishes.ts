import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { MAX_WISHED_ITEMS } from '../../../../domain/catalogue/wish-list.ts';
import { useIsHydrated } from '../../hooks/use-hydrated.ts';
import { readPetIds } from '../cart-store/persistence.ts';
import { reportStorageBlocked } from '../storage-health.ts';

/*
 * What a visitor would like to have: ids of items in this browser alone, the latest wish first, until an account takes
 * them. Apart from the cart, whose code the first page loads.
 */

const KEY = 'pet-store-wishes';

const none: readonly string[] = [];
const wishesVar = makeVar<readonly string[]>(read());

if (typeof addEventListener === 'function') {
  // Another tab has changed it.
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) wishesVar(read());
  });
}

/** None before the page is hydrated. */
export function useVisitorWishes(): readonly string[] {
  const wishes = useReactiveVar(wishesVar);
  return useIsHydrated() ? wishes : none;
}

/** Keeps what a visitor wishes for. @returns false where the list is full */
export function keepWish(petId: string): boolean {
  const others = read().filter((known) => known !== petId);
  if (others.length >= MAX_WISHED_ITEMS) return false;
  save([petId, ...others]);
  return true;
}

export function forgetWish(petId: string): void {
  save(read().filter((known) => known !== petId));
}

/** Takes all wishes out of the browser, for the account that they go to. */
export function takeWishes(): readonly string[] {
  const wishes = read();
  save(none);
  return wishes;
}

/** Puts back what an account could not take just now. */
export function putWishesBack(wishes: readonly string[]): void {
  save(readPetIds([...wishes, ...read()], MAX_WISHED_ITEMS));
}

function save(wishes: readonly string[]): void {
  wishesVar(wishes);
  try {
    if (wishes.length > 0) localStorage.setItem(KEY, JSON.stringify(wishes));
    else localStorage.removeItem(KEY);
  } catch {
    reportStorageBlocked();
  }
}

function read(): readonly string[] {
  try {
    return readPetIds(JSON.parse(localStorage.getItem(KEY) ?? '[]'), MAX_WISHED_ITEMS);
  } catch {
    return none;
  }
}
