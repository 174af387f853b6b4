import classes from './cart-list.module.css';
import { CartRow } from './cart-row.tsx';
import type { QuoteState } from './use-quote.ts';

interface CartListProps {
  readonly quote: QuoteState;
  /** Set while the cart is being paid: it must not change under the payment. */
  readonly isLocked: boolean;
}

export function CartList({ quote, isLocked }: CartListProps) {
  return (
    <ul className={classes.list} aria-label="Your cart" aria-busy={quote.isStale}>
      {quote.lines.map((line) => (
        <CartRow key={line.petId} line={line} isStale={quote.isStale} isLocked={isLocked} />
      ))}
    </ul>
  );
}
