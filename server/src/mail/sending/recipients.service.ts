import { mailKinds } from '../../../../domain/mail/mail-kinds.ts';
import { rolesWith } from '../../../../domain/permissions.ts';
import { UserModel, type UserRecord } from '../../users/user.entity.ts';
import type { MailRecord } from '../outbox/mail.entity.ts';

/** Who gets a mail, when it is sent. */
export class RecipientsService {
  /** @returns addresses, apart by commas; null where nobody is left who wants it */
  of(mail: MailRecord): Promise<string | null> {
    return mailKinds[mail.kind].audience === 'shop' ? this.ofShop(mail) : this.ofShopper(mail);
  }

  /** The address of the order, which the account may have changed since. */
  private async ofShopper({ kind, uid, to: address }: MailRecord): Promise<string | null> {
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
