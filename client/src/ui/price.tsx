import { formatDollars } from '../../../domain/money.ts';

/** An amount of US dollars, in figures that line up under each other. */
export function Price({ amount }: { readonly amount: number }) {
  return <span style={{ fontVariantNumeric: 'tabular-nums lining-nums' }}>{formatDollars(amount)}</span>;
}
