import { mailKinds, repliesGoToCustomer } from '../../../../domain/mail/mail-kinds.ts';
import { FORMER_EMAIL } from '../../../../domain/orders/former-customer.ts';
import { PetOrderModel } from '../../orders/pet-orders/pet-order.entity.ts';
import { PaymentModel } from '../../orders/records/payment.entity.ts';
import type { MailRecord } from '../../outbox/mail.entity.ts';
import { ThreadModel } from '../../threads/thread.entity.ts';
import { findPresentAccount } from '../../users/present-account.ts';

/** Whoever a mail is about. */
interface Customer {
  readonly uid?: string;
  readonly email: string;
}

const fields = { uid: 1, email: 1 } as const;

/**
 * Where answers to a mail go: a shopper's to the shop, and those of the shop to the customer that the mail is about, at
 * the address that the account has now.
 *
 * @param shopEmail the address of the shop's settings
 * @returns null where there is nobody to answer
 */
export async function replyToOf(mail: MailRecord, shopEmail: string): Promise<string | null> {
  if (mailKinds[mail.kind].audience === 'shopper') return shopEmail || null;
  if (!repliesGoToCustomer(mail.kind)) return null;
  const customer = await findCustomer(mail);
  if (!customer) return null;
  const address = customer.uid ? (await findPresentAccount(customer.uid))?.email : customer.email;
  return address && address !== FORMER_EMAIL ? address : null;
}

async function findCustomer({ paymentId, petOrderId, threadId }: MailRecord): Promise<Customer | null> {
  if (threadId) return ThreadModel.findById(threadId, fields).lean<Customer>();
  if (petOrderId) return PetOrderModel.findById(petOrderId, fields).lean<Customer>();
  return PaymentModel.findById(paymentId, fields).lean<Customer>();
}
