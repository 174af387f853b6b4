import { texts } from '../../../../../domain/text/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import classes from './pet-details.module.css';

/** The shape of an item's page, so that nothing jumps when the item comes. */
export function PetDetailsSkeleton() {
  return (
    <div role="status">
      <p className={classes.loading}>{texts.loading}</p>
      <div className={classes.columns} aria-hidden>
        <Skeleton className={classes.picture} style={{ borderRadius: 'var(--mantine-radius-lg)' }} />
        <div className={classes.order}>
          <Skeleton style={{ height: 34, width: '40%' }} />
          <Skeleton style={{ height: 62, width: '80%' }} />
          <Skeleton style={{ height: 230 }} />
        </div>
      </div>
    </div>
  );
}
