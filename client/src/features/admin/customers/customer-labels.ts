import { type MailKind, mailKinds } from '../../../../../domain/mail/mail-kinds.ts';

/** The page of a customer. */
export function customerPath(id: string): string {
  return `/adminDashboard/customers/${encodeURIComponent(id)}`;
}

/** What a customer is called; who has not said a name, by the address. */
export function nameOf({ name, email }: { readonly name: string; readonly email: string }): string {
  return name || email;
}

/** What a mail was about. */
export function mailLabel(kind: MailKind): string {
  return mailKinds[kind].label;
}

interface MovedCounts {
  readonly orders: number;
  readonly petOrders: number;
  readonly refunds: number;
  readonly repeatPlans: number;
  readonly reviews: number;
  readonly stockWatches: number;
  readonly notes: number;
  readonly mails: number;
}

const moved: readonly (readonly [keyof MovedCounts, one: string, many: string])[] = [
  ['orders', 'order', 'orders'],
  ['petOrders', 'animal order', 'animal orders'],
  ['refunds', 'refund', 'refunds'],
  ['repeatPlans', 'repeat delivery', 'repeat deliveries'],
  ['reviews', 'review', 'reviews'],
  ['stockWatches', 'item waited for', 'items waited for'],
  ['notes', 'note', 'notes'],
  ['mails', 'mail', 'mails'],
];

/** What a merge moves, in words; empty where there is nothing. */
export function movedTexts(counts: MovedCounts): string[] {
  return moved.flatMap(([what, one, many]) => {
    const count = counts[what];
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
}
