import type { UseFormReturnType } from '@mantine/form';
import type { AddressedContact } from '../../../../../domain/input/address-rules.ts';
import { TextField } from '../../../ui/forms/form-field.tsx';
import classes from './address-fields.module.css';

interface AddressFieldsProps {
  readonly form: UseFormReturnType<AddressedContact>;
  readonly readOnly: boolean;
}

/** An address in the parts that browsers fill in; the first is the specification's, and takes all of it as well. */
export function AddressFields({ form, readOnly }: AddressFieldsProps) {
  const field = { form, readOnly };
  return (
    <>
      <TextField
        {...field}
        name="location"
        label="Location"
        description="Street and number"
        autoComplete="address-line1"
      />
      <div className={classes.town}>
        <TextField {...field} {...optional} name="postcode" label="Postcode" autoComplete="postal-code" />
        <TextField {...field} {...optional} name="town" label="Town" autoComplete="address-level2" />
      </div>
      <TextField {...field} {...optional} name="country" label="Country" autoComplete="country-name" />
    </>
  );
}

const optional = { withAsterisk: false } as const;
