import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { carrierNames } from '../../../../../../../domain/orders/carriers.ts';

const OTHER = 'Other…';

/** Longest name of a carrier, and longest tracking number, in characters. */
const MAX_LENGTH = 60;

interface Label {
  readonly carrier?: string | null;
  readonly trackingNumber?: string | null;
}

/** What stands on a parcel, while it is typed. */
export function useLabel({ carrier, trackingNumber }: Label = {}) {
  const isListed = !carrier || carrierNames.includes(carrier);
  const [chosen, choose] = useState(isListed ? (carrier ?? '') : OTHER);
  const [other, setOther] = useState(isListed ? '' : (carrier ?? ''));
  const [number, setNumber] = useState(trackingNumber ?? '');
  const value = {
    carrier: (chosen === OTHER ? other : chosen).trim() || null,
    trackingNumber: number.trim() || null,
  };
  return { value, chosen, choose, other, setOther, number, setNumber };
}

/** Who brings a parcel, and where it can be followed. */
export function LabelFields({ label }: { readonly label: ReturnType<typeof useLabel> }) {
  return (
    <>
      <NativeSelect
        label="Carrier"
        data={[{ value: '', label: 'Not said' }, ...carrierNames, OTHER]}
        value={label.chosen}
        onChange={({ currentTarget }) => label.choose(currentTarget.value)}
      />
      {label.chosen === OTHER && (
        <TextInput
          label="Name of the carrier"
          maxLength={MAX_LENGTH}
          value={label.other}
          onChange={({ currentTarget }) => label.setOther(currentTarget.value)}
        />
      )}
      <TextInput
        label="Tracking number"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={label.number}
        onChange={({ currentTarget }) => label.setNumber(currentTarget.value)}
      />
    </>
  );
}
