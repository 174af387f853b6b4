import { mailKinds } from '../../../../domain/mail/mail-kinds.ts';
import { mayMailUnproved } from '../../../../domain/mail/unproved-mail.ts';
import { FORMER_EMAIL } from '../../../../domain/orders/former-customer.ts';
import { rolesWith } from '../../../../domain/permissions.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { MailRecord } from '../../outbox/mail.entity.ts';
import { mailRepository } from '../../outbox/mails.repository.ts';
import { UserModel, type UserRecord } from '../../users/user.entity.ts';

const DAY_MS = 24 * 3_600_000;

/** Who gets a mail, when it is sent. */
export class RecipientsService {
  /** @returns addresses, apart by commas; null where nobody is left who wants it */
  of(mail: MailRecord): Promise<string | null> {
    return mailKinds[mail.kind].audience === 'shop' ? this.ofShop(mail) : this.ofShopper(mail);
  }

  /** Whether nobody has proved the address that a mail to an account goes to. */
  async isUnproved({ kind, uid, to }: MailRecord): Promise<boolean> {
    if (mailKinds[kind].audience === 'shop' || !uid) return false;
    return !(await UserModel.exists({ uid, email: to, emailVerified: true }));
  }

  /** Whether one more may go to an address that nobody has proved. */
  async mayMailUnproved({ kind, to = '' }: MailRecord): Promise<boolean> {
    return mayMailUnproved(kind, await mailRepository.kindsSentTo(to, databaseClock.in(-DAY_MS)));
  }

  /** The address of the order, which the account may have changed since. */
  private async ofShopper({ kind, uid, to: address }: MailRecord): Promise<string | null> {
    if (address === FORMER_EMAIL) return null;
    const to = address ?? null;
    if (!mailKinds[kind].isOptional) return to;
    const isUnwanted = await UserModel.exists({ uid, unwantedMail: kind });
    return isUnwanted ? null : to;
  }

  /** Everybody who gets mails of the shop and has not switched it off. */
  private async ofShop({ kind }: MailRecord): Promise<string | null> {
    const role = { $in: [...rolesWith('getShopMails')] };
    const wanted = { role, email: { $type: 'string' }, unwantedMail: { $ne: kind } } as const;
    const admins = await UserModel.find(wanted, { email: 1 }).sort({ email: 1 }).lean<UserRecord[]>();
    return admins.map(({ email }) => email).join(', ') || null;
  }
}
