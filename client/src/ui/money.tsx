import { formatDollars } from '../../../domain/money/money.ts';
import classes from './money.module.css';

/** An amount of US dollars in one piece, in figures that line up under each other. */
export function Money({ amount }: { readonly amount: number }) {
  return <span className={classes.price}>{formatDollars(amount)}</span>;
}
