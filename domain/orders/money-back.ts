import { addCents, formatDollars, toCents, toDollars } from '../money/money.ts';

/** What goes back by something that is about to be done, as the server reckoned it, in US dollars. */
export interface MoneyBack {
  readonly toCard: number;
  readonly lines: readonly { readonly amount: number }[];
  readonly delivery: number;
  readonly tax: number;
}

/** Says what goes back, before it does. @param card whose it is: `the card` or `your card` */
export function moneyBackText({ toCard, lines, delivery, tax }: MoneyBack, card: string): string {
  if (toCard === 0) return `Nothing goes back to ${card}.`;
  const ofLines = toDollars(addCents(lines.map(({ amount }) => toCents(amount))));
  const parts =
    ofLines > 0 && delivery > 0
      ? `: ${formatDollars(ofLines)} for the items and ${formatDollars(delivery)} for the delivery`
      : '';
  const taxes = tax > 0 ? ` ${formatDollars(tax)} of it is tax.` : '';
  return `${formatDollars(toCard)} goes back to ${card}${parts}.${taxes}`;
}
