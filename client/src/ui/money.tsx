import { formatDollars } from '../../../domain/money/money.ts';
import classes from './money.module.css';

/** An amount of US dollars that does not wrap, in tabular figures. */
export function Money({ amount }: { readonly amount: number }) {
  return <span className={classes.price}>{formatDollars(amount)}</span>;
}
