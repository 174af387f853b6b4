import type { MoneyFiguresFragment } from '../../../gql/graphql.ts';
import { Money } from '../../../ui/money.tsx';
import classes from './money-health.module.css';

/** Amounts in transit: none of them is wrong, all should shrink by themselves. */
export function PaymentFigures({ figures }: { readonly figures: MoneyFiguresFragment }) {
  return (
    <dl className={classes.figures}>
      <Figure
        name="Open payments"
        meaning="wait for a card"
        count={figures.openPayments}
        amount={figures.openAmount}
      />
      <Figure
        name="Unclaimed"
        meaning="paid, and no order posted yet"
        count={figures.unclaimed}
        amount={figures.unclaimedAmount}
      />
      <Figure
        name="Refunds owed"
        meaning="written down, not sent yet"
        count={figures.refundsOwed}
        amount={figures.refundsOwedAmount}
      />
      <Figure
        name="Disputes"
        meaning="not decided by the cards’ banks yet"
        count={figures.openDisputes}
        amount={figures.openDisputesAmount}
      />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly meaning: string;
  readonly count: number;
  /** US dollars. */
  readonly amount: number;
}

function Figure({ name, meaning, count, amount }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt className={classes.figureName}>{name}</dt>
      <dd className={classes.figureValue}>
        <span className={classes.count}>{count}</span> <Money amount={amount} />
      </dd>
      <dd className={classes.meaning}>{meaning}</dd>
    </div>
  );
}
