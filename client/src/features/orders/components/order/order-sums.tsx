import { taxLabel } from '../../../../../../domain/pricing/tax.ts';
import { Money } from '../../../../ui/money.tsx';
import type { OwnOrder } from '../../hooks/use-order.ts';
import classes from './order.module.css';

/** What was charged, and how it came about. */
export function OrderSums({ price, paidOnTop }: Pick<OwnOrder, 'price' | 'paidOnTop'>) {
  const applied = price.adjustments.filter(({ isApplied }) => isApplied);
  return (
    <section className={classes.box} aria-labelledby="order-sums">
      <h2 id="order-sums">Sums</h2>
      <dl className={classes.sums}>
        <Sum label="Items" amount={price.entriesTotal} />
        {applied.map(({ label, amount }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
          <Sum key={place} label={label} amount={amount} />
        ))}
        <Sum label="Delivery" amount={price.delivery} />
        <Sum label="Total" amount={price.total} isTotal />
        {paidOnTop > 0 && <Sum label="Paid on top for the delivery" amount={paidOnTop} />}
        {price.tax && <Sum label={taxLabel(price.tax.percent)} amount={price.tax.amount} />}
      </dl>
    </section>
  );
}

interface SumProps {
  readonly label: string;
  readonly amount: number;
  readonly isTotal?: boolean;
}

function Sum({ label, amount, isTotal = false }: SumProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt dir="auto">{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
