import { NativeSelect } from '@mantine/core';
import { isSameAddress, toFormAddress } from '../../../../../domain/addresses/address-book.ts';
import { type Address, readAddressLine } from '../../../../../domain/addresses/address-line.ts';
import type { AddressBookFieldsFragment } from '../../../gql/graphql.ts';

export type KeptAddress = AddressBookFieldsFragment['addresses'][number];

interface AddressChoiceProps {
  readonly addresses: readonly KeptAddress[];
  /** Of the last order, in one text. */
  readonly lastLocation: string | null | undefined;
  /** What the form has now. */
  readonly current: Address;
  readonly isLocked: boolean;
  readonly onChoose: (address: Address) => void;
}

const LAST = 'last';
const TYPED = 'typed';

/** Fills in an address that the account keeps, or the one of the last order. */
export function AddressChoice({ addresses, lastLocation, current, isLocked, onChoose }: AddressChoiceProps) {
  const options = optionsOf(addresses, lastLocation);
  const chosen = options.find(({ address }) => isSameAddress(address, current));
  if (options.length === 0) return null;
  return (
    <NativeSelect
      label="Deliver to"
      size="md"
      disabled={isLocked}
      value={chosen?.value ?? TYPED}
      data={[
        ...options.map(({ value, label }) => ({ value, label })),
        { value: TYPED, label: 'Another address' },
      ]}
      onChange={({ currentTarget: { value } }) => {
        const wanted = options.find((option) => option.value === value);
        onChoose(wanted?.address ?? noAddress);
      }}
    />
  );
}

const noAddress: Address = { location: '', town: '', state: '', postcode: '', country: '' };

function optionsOf(addresses: readonly KeptAddress[], lastLocation: string | null | undefined) {
  const kept = addresses.map((one) => ({ value: one.id, label: one.name, address: toFormAddress(one) }));
  if (!lastLocation || kept.length === 0) return kept;
  const last = readAddressLine(lastLocation);
  if (kept.some(({ address }) => isSameAddress(address, last))) return kept;
  return [...kept, { value: LAST, label: 'As in my last order', address: last }];
}
