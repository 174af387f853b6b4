import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { OutsideBadge } from '../../../../ui/threads/outside-badge.tsx';
import type { Outside } from '../../../../ui/threads/use-outside.ts';
import classes from './packing.module.css';

/** Who stands outside, the first one first: also for what is packed already. Nothing where nobody does. */
export function OutsideList({ outside }: { readonly outside: readonly Outside[] }) {
  if (outside.length === 0) return null;
  return (
    <section aria-label="Outside" className={classes.apart}>
      <ul className={classes.orders}>
        {outside.map(({ number, name, since }) => (
          <li key={number} className={classes.orderApart}>
            <div className={classes.head}>
              <Anchor component={Link} to={`/adminDashboard/orders/${number}`} fw={700}>
                {number}
              </Anchor>
              <OutsideBadge since={since} />
              <span className={classes.quiet}>
                <bdi>{name}</bdi>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
