import { taxLabel } from '../../../../../domain/pricing/tax.ts';
import { Money } from '../../../ui/money.tsx';
import type { Adjustment } from '../lib/adjustments.ts';
import classes from './cart-summary.module.css';

interface CartSummaryProps {
  /** US dollars, computed by the shop. */
  readonly sums: {
    readonly entriesTotal: number;
    readonly delivery: number;
    readonly total: number;
    readonly tax?: { readonly percent: number; readonly amount: number } | null;
    readonly adjustments: readonly Adjustment[];
  };
  readonly isStale: boolean;
}

export function CartSummary({ sums, isStale }: CartSummaryProps) {
  return (
    <dl className={classes.summary} data-stale={isStale || undefined} aria-busy={isStale}>
      <div>
        <dt>Items</dt>
        <dd>
          <Money amount={sums.entriesTotal} />
        </dd>
      </div>
      {sums.adjustments
        .filter(({ isApplied }) => isApplied)
        .map(({ rule, petId, label, amount, reason }) => (
          <div key={`${rule}${petId}`} data-reduction>
            <dt>
              {label}
              {reason && <span className={classes.reason}>{reason}</span>}
            </dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      <div>
        <dt>Delivery cost</dt>
        <dd>
          <Money amount={sums.delivery} />
        </dd>
      </div>
      <div data-total>
        <dt>Total</dt>
        <dd aria-live="polite">
          <Money amount={sums.total} />
        </dd>
      </div>
      {sums.tax && (
        <div data-tax>
          <dt>{taxLabel(sums.tax.percent)}</dt>
          <dd>
            <Money amount={sums.tax.amount} />
          </dd>
        </div>
      )}
    </dl>
  );
}
