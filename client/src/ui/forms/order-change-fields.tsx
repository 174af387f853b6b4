import { NativeSelect, Text } from '@mantine/core';
import { DeliveryMethod, deliveryNames } from '../../../../domain/pricing/choices.ts';
import type { DeliveryMethod as MethodName } from '../../gql/graphql.ts';
import type { OrderChange } from '../../lib/order-change/use-order-change.ts';
import { AddressFields } from './address-fields.tsx';
import { TextField } from './form-field.tsx';

const methods: readonly MethodName[] = ['STANDARD', 'SAME_DAY', 'CURBSIDE'];

interface OrderChangeFieldsProps {
  readonly change: OrderChange;
  /** Whether the way of delivery can be changed as well. */
  readonly hasDelivery?: boolean;
}

/** Where an order goes, who is called and how it is delivered, with what comes of a change of it. */
export function OrderChangeFields({ change: { form, text }, hasDelivery = false }: OrderChangeFieldsProps) {
  return (
    <>
      {hasDelivery && (
        <NativeSelect
          label="Delivery"
          data={methods.map((value) => ({ value, label: deliveryNames[DeliveryMethod[value]] }))}
          {...form.getInputProps('delivery')}
        />
      )}
      {form.values.delivery !== 'CURBSIDE' && <AddressFields form={form} />}
      <TextField form={form} name="phone" label="Phone" type="tel" autoComplete="tel" />
      <Text fw={700} role="status" mih="1.55em">
        {text}
      </Text>
    </>
  );
}
