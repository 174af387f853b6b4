import { useMutation } from '@apollo/client/react';
import { Button, Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { postalFormOf, postalForms } from '../../../../../domain/addresses/postal-forms.ts';
import { savedAddressRules } from '../../../../../domain/addresses/saved-address-rules.ts';
import type { AddressBookFieldsFragment } from '../../../gql/graphql.ts';
import { SaveAddressDocument } from '../../../lib/address-book/address-book.operations.ts';
import { focusFirstError, TextField } from '../../../ui/forms/form-field.tsx';
import { Problem } from '../profile/section.tsx';
import { type AddressValues, toInput, valuesOf } from './address-values.ts';

type KeptAddress = AddressBookFieldsFragment['addresses'][number];

interface AddressFormProps {
  /** What is changed; null for a new one. */
  readonly address: KeptAddress | null;
  readonly onDone: () => void;
}

const rules = {
  validate: (values: AddressValues) =>
    errorsOf(schemaResolver(savedAddressRules, { sync: true })(toInput(values, null))),
};

/** Lines are one field after another here, and one list in the rules. */
function errorsOf(errors: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [name.startsWith('lines') ? 'street' : name, String(text)]),
  );
}

/** An address in the form of its country. */
export function AddressForm({ address, onDone }: AddressFormProps) {
  const [save, { loading, error }] = useMutation(SaveAddressDocument);
  const form = useForm<AddressValues>({ mode: 'controlled', initialValues: valuesOf(address), ...rules });

  async function submit(values: AddressValues) {
    // What went wrong is in error.
    const saved = await save({ variables: { input: toInput(values, address?.id ?? null) } }).catch(
      () => null,
    );
    if (saved) onDone();
  }

  return (
    <form
      aria-label={address ? `Change ${address.name}` : 'New address'}
      onSubmit={form.onSubmit(submit, focusFirstError(form))}
      noValidate
    >
      <Stack gap="sm">
        <TextField form={form} name="name" label="What you call it" description="Home, for example" />
        <CountryField form={form} />
        <TextField form={form} name="street" label="Street and number" autoComplete="address-line1" />
        <TextField
          form={form}
          name="more"
          label="Apartment, floor, company"
          withAsterisk={false}
          autoComplete="address-line2"
        />
        <TextField form={form} name="city" label="City" autoComplete="address-level2" />
        <RegionFields form={form} />
        <Checkbox
          label="Use it first for new orders"
          {...form.getInputProps('isPreferred', { type: 'checkbox' })}
        />
        <Group gap="sm">
          <Button type="submit" loading={loading}>
            Save address
          </Button>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        </Group>
        <Problem text={error?.message} />
      </Stack>
    </form>
  );
}

interface FieldsProps {
  readonly form: UseFormReturnType<AddressValues>;
}

function CountryField({ form }: FieldsProps) {
  const { country } = form.getValues();
  const isOther = postalFormOf(country).code === '';
  const options = postalForms.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <NativeSelect
        label="Country"
        value={isOther ? 'other' : postalFormOf(country).code}
        data={[...options, { value: 'other', label: 'Another country' }]}
        onChange={({ currentTarget: { value } }) => {
          form.setFieldValue('country', value === 'other' ? ' ' : value);
          form.setFieldValue('state', '');
        }}
      />
      {isOther && <TextField form={form} name="country" label="Name of the country" />}
    </>
  );
}

function RegionFields({ form }: FieldsProps) {
  const { stateLabel, needsState, states, postcodeLabel, needsPostcode, postcodeExample } = postalFormOf(
    form.getValues().country,
  );
  const options = Object.entries(states).map(([value, name]) => ({ value, label: name }));
  return (
    <>
      {options.length > 0 ? (
        <NativeSelect
          label={stateLabel}
          withAsterisk={needsState}
          data={[{ value: '', label: 'Choose …' }, ...options]}
          {...form.getInputProps('state')}
        />
      ) : (
        <TextField form={form} name="state" label={stateLabel} withAsterisk={needsState} />
      )}
      {needsPostcode && (
        <TextField
          form={form}
          name="postcode"
          label={postcodeLabel}
          placeholder={postcodeExample}
          autoComplete="postal-code"
        />
      )}
    </>
  );
}
