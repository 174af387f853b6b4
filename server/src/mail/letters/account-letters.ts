import type { StaffInvitation } from '../../users/invitations/staff-invitation.entity.ts';
import type { Letter } from './letter.ts';
import type { ShopLinks } from './shop-links.ts';

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function registeredLetter(
  { name }: { readonly name: string },
  links: ShopLinks,
  shopName: string,
): Letter {
  return {
    subject: `Welcome to ${shopName}`,
    heading: name ? `Welcome, ${name}!` : 'Welcome!',
    paragraphs: [
      'Your account is ready. It keeps your cart, your orders and the animals that you have asked for together.',
      'We mail you when something happens to an order of yours, and you choose on your account what else.',
    ],
    links: [
      { label: 'Look around', url: links.home },
      { label: 'Your account', url: links.account },
    ],
  };
}

/** @param invitedBy address of the admin who did */
export function staffInvitedLetter(
  { code, role, invitedBy, expiresAt }: Pick<StaffInvitation, 'code' | 'role' | 'invitedBy' | 'expiresAt'>,
  links: ShopLinks,
  shopName: string,
): Letter {
  const what = role === 'admin' ? 'run' : 'work at';
  return {
    subject: `You are invited to ${what} ${shopName}`,
    heading: `Come and ${what} the shop with us`,
    paragraphs: [
      `${invitedBy} invites you to ${what} ${shopName}. Sign in with this address, or create an account with it, and accept.`,
      `The invitation is open until ${longDay.format(expiresAt)}.`,
      'If you do not know what this is about, leave it: nothing happens.',
    ],
    links: [{ label: 'Accept the invitation', url: links.invitation(code) }],
  };
}
