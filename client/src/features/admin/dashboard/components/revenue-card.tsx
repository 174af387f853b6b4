import { Text } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { RevenueFieldsFragment } from '../../../../gql/graphql.ts';
import { Money } from '../../../../ui/money.tsx';
import type { Comparison } from '../lib/comparison.ts';
import classes from './overview.module.css';

interface RevenueFiguresProps {
  readonly revenue: RevenueFieldsFragment;
  readonly comparison?: Comparison;
}

/** Revenue, its parts, and the comparison with the period before. */
export function RevenueFigures({ revenue, comparison }: RevenueFiguresProps) {
  return (
    <>
      <p className={classes.amount}>
        <Money amount={revenue.total} />
      </p>
      <Text size="sm" c="dimmed">
        {revenue.orders} {revenue.orders === 1 ? 'order' : 'orders'} · items <Money amount={revenue.items} />{' '}
        · animals <Money amount={revenue.animals} />
        {revenue.disputed > 0 && (
          <>
            {' '}
            · disputed <Money amount={revenue.disputed} />
          </>
        )}
      </Text>
      <ComparisonLine comparison={comparison} />
    </>
  );
}

interface RevenueCardProps extends RevenueFiguresProps {
  readonly title: string;
}

export function RevenueCard({ title, ...figures }: RevenueCardProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.cardTitle}>{title}</h2>
      <RevenueFigures {...figures} />
    </section>
  );
}

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight, same: null };

/** Keeps its place while there is nothing to compare with yet. */
function ComparisonLine({ comparison }: { readonly comparison?: Comparison }) {
  const Arrow = comparison && arrows[comparison.direction];
  return (
    <p className={classes.comparison} data-direction={comparison?.direction}>
      {Arrow && <Arrow size={18} stroke={1.8} aria-hidden />}
      {comparison?.text}
    </p>
  );
}
