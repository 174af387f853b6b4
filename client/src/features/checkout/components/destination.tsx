import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { AddressedContact } from '../../../../../domain/addresses/address-rules.ts';
import { AddressFields } from '../../../ui/forms/address-fields.tsx';
import { AddressChoice, type KeptAddress } from './address-choice.tsx';

interface DestinationProps {
  readonly form: UseFormReturnType<AddressedContact>;
  readonly addresses: readonly KeptAddress[];
  readonly lastLocation: string | null | undefined;
  readonly isLocked: boolean;
  /** Whether what is typed is kept in the account. */
  readonly keeps: boolean;
  readonly onKeeps: ((keeps: boolean) => void) | undefined;
}

/** Where an order goes: one of the addresses that the account keeps, or another one, which can be kept. */
export function Destination({ form, addresses, lastLocation, isLocked, keeps, onKeeps }: DestinationProps) {
  return (
    <>
      <AddressChoice
        addresses={addresses}
        lastLocation={lastLocation}
        current={form.getValues()}
        isLocked={isLocked}
        onChoose={(address) => form.setValues(address)}
      />
      <AddressFields form={form} readOnly={isLocked} />
      {onKeeps && (
        <Checkbox
          label="Keep this address in my account"
          disabled={isLocked}
          checked={keeps}
          onChange={({ currentTarget }) => onKeeps(currentTarget.checked)}
        />
      )}
    </>
  );
}
