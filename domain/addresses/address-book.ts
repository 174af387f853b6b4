import { type Address, addressLine } from './address-line.ts';
import { postalFormOf } from './postal-forms.ts';

/** Most addresses that an account keeps. */
export const MAX_ADDRESSES = 20;

/** An address that an account keeps. */
export interface SavedAddress {
  readonly id: string;
  /** What its owner calls it: Home, Work, Grandmother. */
  readonly name: string;
  /** Whether forms begin with it; one of all is. */
  readonly isPreferred: boolean;
  /** Street and number, and what else stands above the city. */
  readonly lines: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  /** ISO 3166-1, two letters, or a name where the shop has no form for the country. */
  readonly country: string;
}

/** A list with an address in it, new or changed. The first is preferred, and one at most is. */
export function withAddress<A extends SavedAddress>(list: readonly A[], saved: A): A[] {
  const isKnown = list.some(({ id }) => id === saved.id);
  const all = isKnown ? list.map((one) => (one.id === saved.id ? saved : one)) : [...list, saved];
  return withOnePreferred(all, saved.isPreferred ? saved.id : undefined);
}

/** A list without an address; where it was the preferred one, the first of the others is from now on. */
export function withoutAddress<A extends SavedAddress>(list: readonly A[], id: string): A[] {
  return withOnePreferred(list.filter((one) => one.id !== id));
}

function withOnePreferred<A extends SavedAddress>(list: readonly A[], wanted?: string): A[] {
  const preferred = wanted ?? list.find(({ isPreferred }) => isPreferred)?.id ?? list[0]?.id;
  return list.map((one) => ({ ...one, isPreferred: one.id === preferred }));
}

/** A kept address in the parts of the form that an order asks for. */
export function toFormAddress({ lines, city, state, postcode, country }: Omit<SavedAddress, 'id'>): Address {
  const { name } = postalFormOf(country);
  return { location: lines.join(', '), town: city, state, postcode, country: name };
}

/** An address of that form as one to keep. */
export function fromFormAddress(
  { location, town, state, postcode, country }: Address,
  name: string,
): Pick<SavedAddress, 'name' | 'lines' | 'city' | 'state' | 'postcode' | 'country'> {
  return { name, lines: [location], city: town, state, postcode, country };
}

/** Whether two addresses of the form are one, whichever way their country is written. */
export function isSameAddress(one: Address, other: Address): boolean {
  const [left, right] = [one, other].map((address) =>
    addressLine({ ...address, country: postalFormOf(address.country).name }).toLowerCase(),
  );
  return left === right;
}
