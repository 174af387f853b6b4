import type { PageRequest } from '../database/lists/connection.ts';
import type { LazyConnection } from '../database/lists/paginate.ts';
import { toObjectId } from '../database/object-id.ts';
import { Mail, type MailRecord } from './mail.entity.ts';
import { listMails } from './mail-list.ts';
import { mailRepository } from './mails.repository.ts';

/** Newest mails that the demo mailbox shows. */
const MAILBOX_SIZE = 200;

/** The mails of the shop, for those who run it. */
export class MailsService {
  /**
   * What was mailed about an order, or will be, oldest first: to its shopper and to the shop.
   *
   * @throws DomainError NOT_FOUND for an id that no payment can have
   */
  async ofPayment(paymentId: string): Promise<Mail[]> {
    const records = await mailRepository.ofPayment(toObjectId(paymentId, 'Payment'));
    return records.map(toMail);
  }

  /**
   * What an account was mailed, or will be, newest first.
   *
   * @throws DomainError BAD_USER_INPUT as all lists do, at once
   */
  ofAccount(uid: string, page: PageRequest): LazyConnection<Mail> {
    return listMails(uid, page, toMail);
  }

  /** What was sent, newest first. */
  async newest(): Promise<Mail[]> {
    const records = await mailRepository.sent(MAILBOX_SIZE);
    return records.map(toMail);
  }

  /** A mail that was sent; null where there is none. */
  async findSent(id: string): Promise<Mail | null> {
    const record = await mailRepository.findSent(id);
    return record && toMail(record);
  }
}

function toMail(record: MailRecord): Mail {
  return Object.assign(new Mail(), record);
}
