import { TryAgainButton } from '../buttons/try-again-button.tsx';
import classes from './stale-data-notice.module.css';

/** Shown above data that was fetched earlier and could not be refreshed. */
export function StaleDataNotice({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <div className={classes.notice} role="status">
      <p className={classes.text}>This may be out of date: the shop could not be reached.</p>
      <TryAgainButton size="xs" look="default" onRetry={onRetry} />
    </div>
  );
}
