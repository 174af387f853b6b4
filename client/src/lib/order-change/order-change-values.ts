import { addressLine, readAddressLine } from '../../../../domain/addresses/address-line.ts';
import {
  type AddressedContact,
  collectionContactRules,
  isCollectionLine,
  parcelContactRules,
} from '../../../../domain/addresses/address-rules.ts';
import { fieldErrors } from '../../../../domain/errors/field-errors.ts';
import { readPhoneNumber } from '../../../../domain/input/phone-number.ts';
import { phoneText } from '../../../../domain/input/phone-text.ts';
import type { DeliveryMethod, OrderChangeInput } from '../../gql/graphql.ts';

/** An order as far as it can be changed. */
export interface ChangeableOrder {
  readonly number: string;
  readonly username: string;
  readonly location: string;
  readonly phone: string;
  readonly delivery: { readonly method: DeliveryMethod };
}

/** What the form of a change holds. */
export interface OrderChangeValues extends AddressedContact {
  readonly delivery: DeliveryMethod;
}

/** The form as the order is now; what is picked up has no address yet. */
export function firstValues({ username, location, phone, delivery }: ChangeableOrder): OrderChangeValues {
  const address = readAddressLine(isCollectionLine(location) ? '' : location);
  return { ...address, username, phone: phoneText(phone), delivery: delivery.method };
}

/** What is wrong, by field. An address from before that nobody touches is not looked at. */
export function problemsOf(order: ChangeableOrder, values: OrderChangeValues): Record<string, string> {
  const rules = isAddressAsked(order, values) ? parcelContactRules : collectionContactRules;
  const { error } = rules.safeParse(values);
  return error ? fieldErrors(error) : {};
}

/** What is another one than now; null where nothing is. */
export function changeOf(order: ChangeableOrder, values: OrderChangeValues): OrderChangeInput | null {
  const phone = readPhoneNumber(values.phone);
  const input: OrderChangeInput = {
    ...(isAddressAsked(order, values) && { location: addressLine(values) }),
    ...(phone !== null && phone !== readPhoneNumber(phoneText(order.phone)) && { phone }),
    ...(values.delivery !== order.delivery.method && { delivery: values.delivery }),
  };
  return Object.keys(input).length > 0 ? input : null;
}

function isAddressAsked(order: ChangeableOrder, values: OrderChangeValues): boolean {
  if (values.delivery === 'CURBSIDE') return false;
  return isCollectionLine(order.location) || addressLine(values) !== addressLine(firstValues(order));
}
