import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';
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
