import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';
import { notFound } from '../../platform/domain-error.ts';
import type { StripeGateway } from './stripe.gateway.ts';

/** The customer of Stripe's that an account's cards are kept for. */
@modelOptions({ schemaOptions: { collection: 'stripecustomers', versionKey: false } })
export class StripeCustomer {
  /** Identity that owns the account. */
  @prop({ type: () => String })
  _id!: string;

  @prop({ type: () => String, required: true })
  customerId!: string;
}

export const StripeCustomerModel = getModelForClass(StripeCustomer);

/**
 * Stripe's id of an account's customer, who is made at the first time.
 *
 * @throws DomainError PAYMENT_FAILED, UPSTREAM_UNAVAILABLE
 */
export async function customerOf(
  { uid, email }: { readonly uid: string; readonly email: string },
  stripe: StripeGateway,
): Promise<string> {
  const known = await StripeCustomerModel.findById(uid).lean();
  if (known) return known.customerId;
  const customerId = await stripe.createCustomer(uid, email);
  // Another process may have made one as well: the first one that is stored stays.
  const stored = await StripeCustomerModel.findOneAndUpdate(
    { _id: uid },
    { $setOnInsert: { customerId } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  return stored?.customerId ?? customerId;
}

/** An account among those that share cards: itself, and those that were merged into it. */
interface CardHolder {
  readonly uid: string;
  readonly customerId: string;
}

/** The customers of accounts, of those that ever saved a card. @param uids the accounts' */
export async function customersOf(uids: readonly string[]): Promise<CardHolder[]> {
  const known = await StripeCustomerModel.find({ _id: { $in: [...uids] } }).lean<StripeCustomer[]>();
  return known.map(({ _id: uid, customerId }) => ({ uid, customerId }));
}

/**
 * The account, of some, that a saved card is kept for.
 *
 * @throws DomainError NOT_FOUND where it is kept for none of them; UPSTREAM_UNAVAILABLE
 */
export async function cardHolderOf(
  cardId: string,
  uids: readonly string[],
  stripe: StripeGateway,
): Promise<string> {
  const holders = await customersOf(uids);
  const owner = holders.length > 0 ? await stripe.findCardOwner(cardId) : null;
  const holder = holders.find(({ customerId }) => customerId === owner);
  if (!holder) throw notFound('Card');
  return holder.uid;
}
