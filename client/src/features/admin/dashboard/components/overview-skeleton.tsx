import { Skeleton, VisuallyHidden } from '@mantine/core';
import { texts } from '../../../../../../domain/text/texts.ts';
import classes from './overview.module.css';

/** The page's shape while its first figures are fetched. */
export function OverviewSkeleton() {
  return (
    <div className={classes.overview} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className={classes.now} aria-hidden>
        <Skeleton height={172} radius="lg" />
        <Skeleton height={172} radius="lg" />
        <Skeleton height={200} radius="lg" />
      </div>
      <Skeleton height={460} radius="lg" aria-hidden />
      <div className={classes.pair} aria-hidden>
        <Skeleton height={280} radius="lg" />
        <Skeleton height={280} radius="lg" />
      </div>
    </div>
  );
}
