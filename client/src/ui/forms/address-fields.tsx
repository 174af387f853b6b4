import type { UseFormReturnType } from '@mantine/form';
import type { Address } from '../../../../domain/addresses/address-line.ts';
import classes from './address-fields.module.css';
import { TextField } from './form-field.tsx';

interface AddressFieldsProps<Values extends Address> {
  readonly form: UseFormReturnType<Values>;
  readonly readOnly?: boolean;
}

/** An address in the parts that browsers fill in; the first is the specification's. */
export function AddressFields<Values extends Address>({
  form,
  readOnly = false,
}: AddressFieldsProps<Values>) {
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
        <TextField {...field} name="town" label="City" autoComplete="address-level2" />
        <TextField {...field} name="state" label="State" autoComplete="address-level1" />
        <TextField {...field} name="postcode" label="ZIP code" autoComplete="postal-code" />
      </div>
      <TextField {...field} withAsterisk={false} name="country" label="Country" autoComplete="country-name" />
    </>
  );
}
