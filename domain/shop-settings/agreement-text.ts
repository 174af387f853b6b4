import { formatDollars } from '../money/money.ts';

/*
 * The owner's text of an agreement, with the parties, the animal and the fee filled in.
 */

/** Who and what an agreement is about. */
export interface AgreementFacts {
  readonly shop: string;
  readonly shopAddress: string;
  readonly name: string;
  readonly location: string;
  readonly animal: string;
  /** US dollars. */
  readonly price: number;
  readonly feeState: AgreedFee;
}

/** How far the money for an animal is when its agreement is read. */
export type AgreedFee = 'PAID_ONLINE' | 'DUE_ONLINE' | 'PAID_AT_THE_SHOP' | 'DUE_AT_THE_SHOP' | 'WAIVED';

/** "$50.00, paid by card" */
const feeStates: Readonly<Record<Exclude<AgreedFee, 'WAIVED'>, string>> = {
  PAID_ONLINE: 'paid by card',
  DUE_ONLINE: 'payable by card',
  PAID_AT_THE_SHOP: 'paid at the shop',
  DUE_AT_THE_SHOP: 'payable at the shop',
};

/** What takes the place of a name in braces. */
const placeholders: ReadonlyMap<string, (facts: AgreementFacts) => string> = new Map([
  ['shop', ({ shop }: AgreementFacts) => shop],
  ['shop address', ({ shopAddress }: AgreementFacts) => shopAddress],
  ['name', ({ name }: AgreementFacts) => name],
  ['address', ({ location }: AgreementFacts) => location],
  ['animal', ({ animal }: AgreementFacts) => animal],
  ['fee', agreedFeeText],
]);

export const agreementPlaceholders: readonly string[] = [...placeholders.keys()];

/** What nobody has filled in is written there with a pen. */
const BLANK = '______________';

/** The owner's text with the facts in it; what is written in is one line, and never a heading of its own. */
export function agreementText(text: string, facts: AgreementFacts): string {
  return text.replace(/\{([^{}]*)\}/g, (_, written: string) => {
    const known = placeholders.get(written.trim().replace(/\s+/g, ' ').toLowerCase());
    return known?.(facts).replace(/\s*[\r\n]+\s*/g, ', ') || BLANK;
  });
}

/** What an animal costs, and how far that is. */
export function agreedFeeText({ price, feeState }: Pick<AgreementFacts, 'price' | 'feeState'>): string {
  if (feeState === 'WAIVED') return 'nothing, because the shop waives it';
  return price > 0 ? `${formatDollars(price)}, ${feeStates[feeState]}` : 'nothing';
}
