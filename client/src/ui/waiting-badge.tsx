import { VisuallyHidden } from '@mantine/core';
import classes from './waiting-badge.module.css';

/** How many of something wait, beside the link to them; nothing while none do. */
export function WaitingBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}
