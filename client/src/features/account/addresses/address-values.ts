import type { AddressBookFieldsFragment, SaveAddressInput } from '../../../gql/graphql.ts';

type KeptAddress = AddressBookFieldsFragment['addresses'][number];

/** What the form has: the lines of an address in two fields. */
export interface AddressValues {
  readonly name: string;
  readonly isPreferred: boolean;
  readonly street: string;
  readonly more: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
}

/** What the form begins with. */
export function valuesOf(address: KeptAddress | null): AddressValues {
  const { name = '', isPreferred = false, lines = [], city = '' } = address ?? {};
  const { state = '', postcode = '', country = 'US' } = address ?? {};
  const [street = '', ...more] = lines;
  return { name, isPreferred, street, more: more.join(', '), city, state, postcode, country };
}

/** What the shop keeps of it. @param id of the address that it takes the place of */
export function toInput({ street, more, ...values }: AddressValues, id: string | null): SaveAddressInput {
  return { ...values, id, lines: [street, more].filter((line) => line.trim() !== '') };
}
