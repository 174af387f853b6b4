import type { ShopFacts } from '../../../../domain/shop-settings/shop-settings.ts';
import type { StaffInvitation } from '../../users/invitations/staff-invitation.entity.ts';
import {
  StaffInvitationModel,
  type StaffInvitationRecord,
} from '../../users/invitations/staff-invitation.entity.ts';
import { UserModel, type UserRecord } from '../../users/user.entity.ts';
import type { Letter } from '../writing/letter.ts';
import type { ShopLinks } from '../writing/shop-links.ts';
import { asWritten } from '../writing/typed-text.ts';
import type { Writers } from '../writing/writer.ts';

function registeredLetter({ name }: { readonly name: string }, links: ShopLinks, shopName: string): Letter {
  return {
    subject: `Welcome to ${shopName}`,
    heading: name ? `Welcome, ${name}!` : 'Welcome!',
    paragraphs: [
      'Your account is ready. It keeps your cart, your orders and the animals that you have asked for together.',
      'We e-mail you when something happens to an order of yours, and you choose on your account what else.',
    ],
    links: [
      { label: 'Look around', url: links.home },
      { label: 'Your account', url: links.account },
    ],
  };
}

/** Names neither the other address nor anybody: one of the two may not be who the shop took them for. */
function accountsMergedLetter(links: ShopLinks, { name, email, phone }: ShopFacts): Letter {
  return {
    subject: `Your accounts at ${name} are one now`,
    heading: 'Two accounts are one now',
    paragraphs: [
      'The shop has joined the account of this address with another one. What both had is together now, and whoever logs in to either is let into it.',
      `If you have no other account with us, or did not ask for this, please tell us at once: ${[email, phone].filter(Boolean).join(' or ')}.`,
    ],
    links: [{ label: 'Your account', url: links.account }],
  };
}

/** Does not name the new address: what was the old one may be somebody else's by now. */
function emailChangedLetter(links: ShopLinks, { name, email, phone }: ShopFacts): Letter {
  return {
    subject: `Your account at ${name} has another e-mail address`,
    heading: 'This address does not open your account any more',
    paragraphs: [
      'Whoever is logged in to your account has proved another e-mail address, and logs in with that one from now on.',
      `If that was not you, please tell us at once: ${[email, phone].filter(Boolean).join(' or ')}.`,
    ],
    links: [{ label: 'Your account', url: links.account }],
  };
}

/** @param invitedBy address of the admin who did */
function staffInvitedLetter(
  { code, role, invitedBy, expiresAt }: Pick<StaffInvitation, 'code' | 'role' | 'invitedBy' | 'expiresAt'>,
  links: ShopLinks,
  { name: shopName, timeZone }: Pick<ShopFacts, 'name' | 'timeZone'>,
): Letter {
  const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  const what = role === 'admin' ? 'run' : 'work at';
  return {
    subject: `You are invited to ${what} ${shopName}`,
    heading: `Come and ${what} the shop with us`,
    paragraphs: [
      `${invitedBy} invites you to ${what} ${shopName}. Log in with this address, or register with it, and accept.`,
      `The invitation is open until ${longDay.format(expiresAt)}.`,
      'If you do not know what this is about, leave it: nothing happens.',
    ],
    links: [{ label: 'Accept the invitation', url: links.invitation(code) }],
  };
}

export const accountLetters: Writers<'REGISTERED' | 'ACCOUNTS_MERGED' | 'EMAIL_CHANGED' | 'STAFF_INVITED'> = {
  REGISTERED: async ({ uid, isToUnproved }, { links, shop }) => {
    const account = await UserModel.findOne({ uid }).lean<UserRecord>();
    return account && registeredLetter(asWritten(account, isToUnproved), links, (await shop.get()).name);
  },
  ACCOUNTS_MERGED: async (_mail, { links, shop }) => accountsMergedLetter(links, await shop.get()),
  EMAIL_CHANGED: async (_mail, { links, shop }) => emailChangedLetter(links, await shop.get()),
  STAFF_INVITED: async ({ invitationId }, { links, shop }) => {
    const invitation = await StaffInvitationModel.findById(invitationId).lean<StaffInvitationRecord>();
    return invitation && staffInvitedLetter(invitation, links, await shop.get());
  },
};
