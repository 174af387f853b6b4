import { readAddressLine } from '../../../../domain/addresses/address-line.ts';
import { collectionLine, isCollectionLine } from '../../../../domain/addresses/address-rules.ts';
import {
  type AmendedField,
  type Amender,
  amendmentProblem,
  needsAddress,
  progressOf,
} from '../../../../domain/orders/amendments.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { isServed, servedText } from '../../../../domain/pricing/postcodes.ts';
import type { ShopTerms } from '../../../../domain/pricing/shop-terms.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import { badInput, DomainError } from '../../platform/domain-error.ts';
import type { CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import type { OrderRecords } from '../order/order-records.ts';
import { waitingOf } from '../records/order-holds.ts';
import type { OrderChangeWanted } from './order-change.input.ts';

/** Where an order goes, who is called, and how it is delivered. */
export interface OrderTarget {
  readonly location: string;
  readonly phone: string;
  readonly delivery: DeliveryMethod;
}

/** An order before and after a change. */
export interface AmendedOrder {
  readonly before: OrderTarget;
  readonly after: OrderTarget;
  /** What is another one afterwards. */
  readonly fields: readonly AmendedField[];
}

const allFields: readonly AmendedField[] = ['location', 'phone', 'delivery'];

/**
 * What a change makes of an order.
 *
 * @throws DomainError BAD_USER_INPUT where nothing is changed, or something of it does not fit; INVALID_TRANSITION once it is
 *   too late; FORBIDDEN for what a shopper has to ask the shop for
 */
export function amendOrder(
  { payment, entries }: OrderRecords,
  wanted: OrderChangeWanted,
  by: Amender,
  shop: { readonly terms: ShopTerms; readonly address: string },
): AmendedOrder {
  const delivery = payment.deliveryMethod ?? DeliveryMethod.STANDARD;
  const waiting = waitingOf(entries);
  const before = { ...contactOf(waiting[0] ?? entries[0]), delivery };
  const after = afterwards(before, wanted, shop.address);
  const fields = allFields.filter((field) => isChanged(field, before, after, wanted, waiting));
  checkRights(entries, fields.length > 0 ? fields : ['phone'], by);
  if (fields.length === 0) throw badInput({ input: 'Nothing is different from what it is now' });
  checkAddress(after, wanted, shop.terms);
  return { before, after, fields };
}

function contactOf(entry: CartEntryRecord | undefined) {
  return { location: entry?.location ?? '', phone: entry?.phone ?? '' };
}

function afterwards(before: OrderTarget, wanted: OrderChangeWanted, shopAddress: string): OrderTarget {
  const delivery = wanted.delivery ?? before.delivery;
  const isPickedUp = delivery !== before.delivery && !needsAddress(delivery);
  return {
    delivery,
    location: isPickedUp ? collectionLine(shopAddress) : (wanted.location ?? before.location),
    phone: wanted.phone ?? before.phone,
  };
}

/** What waits may go to several places: what was sent and came back to wait goes where it went. */
function isChanged(
  field: AmendedField,
  before: OrderTarget,
  after: OrderTarget,
  wanted: OrderChangeWanted,
  waiting: readonly CartEntryRecord[],
): boolean {
  if (field === 'delivery') return after.delivery !== before.delivery;
  if (wanted[field] == null) return false;
  return after[field] !== before[field] || waiting.some((entry) => entry[field] !== after[field]);
}

function checkRights(
  entries: readonly CartEntryRecord[],
  fields: readonly AmendedField[],
  by: Amender,
): void {
  const progress = progressOf(entries.map(({ status }) => status));
  const isAsked = by === 'shopper' && fields.includes('delivery');
  if (isAsked) throw new DomainError('FORBIDDEN', amendmentProblem('delivery', by, progress) ?? '');
  const [problem] = fields.flatMap((field) => amendmentProblem(field, by, progress) ?? []);
  if (problem) throw invalidTransition(problem);
}

/** @throws DomainError BAD_USER_INPUT for an address that nothing can be brought to in this way */
function checkAddress(
  { delivery, location }: OrderTarget,
  { location: wanted }: OrderChangeWanted,
  { sameDay }: ShopTerms,
): void {
  if (!needsAddress(delivery)) {
    if (wanted != null) throw badInput({ 'input.location': 'It is picked up at the shop' });
    return;
  }
  if (isCollectionLine(location))
    throw badInput({ 'input.location': 'Where it goes is needed: it was to be picked up' });
  if (delivery !== DeliveryMethod.SAME_DAY || sameDay.postcodes.length === 0) return;
  const postcode = postcodeOf(location);
  if (postcode !== null && isServed(postcode, sameDay.postcodes)) return;
  throw badInput({ 'input.location': `Same-day delivery is only for ${servedText(sameDay.postcodes)}` });
}

/** As far as it can be told from the one text of the address. */
export function postcodeOf(location: string): string | null {
  return readAddressLine(location).postcode || null;
}
