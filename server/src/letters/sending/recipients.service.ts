import { DAY_MS } from '../../../../domain/durations.ts';
import { goesToNamedAddress, type MailKind, mailKinds } from '../../../../domain/mail/mail-kinds.ts';
import { isAboutPaidMoney, mayMailUnproved } from '../../../../domain/mail/unproved-mail.ts';
import { FORMER_EMAIL } from '../../../../domain/orders/former-customer.ts';
import { rolesWith } from '../../../../domain/permissions.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { PaymentModel } from '../../orders/records/payment.entity.ts';
import type { MailRecord } from '../../outbox/mail.entity.ts';
import { mailRepository, type Recipient } from '../../outbox/mails.repository.ts';
import { findPresentAccount } from '../../users/present-account.ts';
import { UserModel, type UserRecord } from '../../users/user.entity.ts';

/** Where a mail goes, or why nowhere. */
type Recipients = { readonly to: string; readonly isUnproved: boolean } | { readonly nobody: string };

const unwanted: Recipients = { nobody: 'Nobody wants it.' };
const gone: Recipients = { nobody: 'The account is gone, or has no address.' };

function getsShopMails() {
  return { role: { $in: [...rolesWith('getShopMails')] } };
}

/** Who gets a mail, when it is sent. */
export class RecipientsService {
  of(mail: MailRecord): Promise<Recipients> {
    if (mailKinds[mail.kind].audience === 'shop') return this.ofStaff(mail);
    return mail.uid && !goesToNamedAddress(mail.kind) ? this.ofAccount(mail, mail.uid) : this.ofAddress(mail);
  }

  /** Whether a mail is one of those of which an address that nobody has proved gets few. */
  async isLimited({ kind, paymentId }: MailRecord): Promise<boolean> {
    const isPaid = paymentId && (await PaymentModel.exists({ _id: paymentId, settledAt: { $type: 'date' } }));
    return !isAboutPaidMoney(kind, Boolean(isPaid));
  }

  /** Whether one more of those may go to such an address. */
  async mayMailUnproved(to: string): Promise<boolean> {
    return mayMailUnproved(await mailRepository.countLimited(to, databaseClock.in(-DAY_MS)));
  }

  /** The address that the account has now: it may have changed since, or be that of one that it was merged into. */
  private async ofAccount({ kind }: MailRecord, uid: string): Promise<Recipients> {
    const account = await findPresentAccount(uid);
    if (!account?.email) return gone;
    if (mailKinds[kind].isOptional && account.unwantedMail?.includes(kind)) return unwanted;
    return { to: account.email, isUnproved: !account.emailVerified };
  }

  /** The address that the event names, or that asked a question by which it was proved. */
  private async ofAddress({ kind, to, wasProved }: MailRecord): Promise<Recipients> {
    if (!to || to === FORMER_EMAIL) return gone;
    const isProved =
      wasProved ||
      !goesToNamedAddress(kind) ||
      (await UserModel.exists({ email: to, emailVerified: true })) !== null;
    return { to, isUnproved: !isProved };
  }

  /** Everybody who gets mails of the shop and has not switched this kind off. */
  ofShop(kind: MailKind): Promise<Recipient[]> {
    const wanted = { ...getsShopMails(), email: { $type: 'string' as const }, unwantedMail: { $ne: kind } };
    return UserModel.find(wanted, { uid: 1, email: 1 }).sort({ email: 1 }).lean<Recipient[]>().exec();
  }

  /** Whoever runs the shop, as long as they do. */
  private async ofStaff({ kind, uid }: MailRecord): Promise<Recipients> {
    if (!uid) return unwanted;
    const account = await UserModel.findOne({ uid, ...getsShopMails() }).lean<UserRecord>();
    if (!account?.email) return gone;
    if (mailKinds[kind].isOptional && account.unwantedMail?.includes(kind)) return unwanted;
    return { to: account.email, isUnproved: false };
  }
}
