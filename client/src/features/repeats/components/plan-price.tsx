import { useId } from 'react';
import { isolateNames } from '../../../../../domain/text/right-to-left.ts';
import { Money } from '../../../ui/money.tsx';
import type { RepeatPlan } from '../lib/plan-labels.ts';
import classes from './repeats.module.css';

/** What the next delivery will cost, and why. */
export function PlanPrice({ plan }: { readonly plan: RepeatPlan }) {
  const titleId = useId();
  return (
    <section className={classes.price} aria-labelledby={titleId}>
      <h3 id={titleId}>{plan.status === 'PAUSED' ? 'What it would cost' : 'What it will cost'}</h3>
      <Sums plan={plan} />
    </section>
  );
}

function Sums({ plan: { price, pet, petname } }: { readonly plan: RepeatPlan }) {
  if (!price)
    return (
      <p>
        {isolateNames(petname)} is sold out right now. If it stays so, this delivery is left out and nothing
        is charged.
      </p>
    );
  const isSubstitute = pet && price.lines[0]?.petId !== pet._id;
  return (
    <>
      {isSubstitute && <p>{isolateNames(petname)} is sold out right now, so this comes instead:</p>}
      <dl className={classes.sums}>
        {price.lines.map((line) => (
          <Sum
            key={line.petId}
            label={`${line.accessoriesAmount} × ${line.petname}`}
            amount={line.totalamount}
          />
        ))}
        {price.adjustments
          .filter(({ isApplied }) => isApplied)
          .map(({ label, amount }) => (
            <Sum key={label} label={label} amount={amount} />
          ))}
        <Sum label="Delivery" amount={price.delivery} />
        <Sum label="Total" amount={price.total} isTotal />
      </dl>
    </>
  );
}

interface SumProps {
  readonly label: string;
  /** US dollars. */
  readonly amount: number;
  readonly isTotal?: boolean;
}

function Sum({ label, amount, isTotal }: SumProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt dir="auto">{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
