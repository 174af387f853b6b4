import { texts } from '../../../../domain/text/texts.ts';
import { Skeleton } from './skeleton.tsx';
import classes from './state-panel.module.css';

export function LoadingState({ rows = 3 }: { readonly rows?: number }) {
  return (
    <div className={classes.loading} role="status">
      <p className={classes.text}>{texts.loading}</p>
      {Array.from({ length: rows }, (_, index) => `row-${index}`).map((key) => (
        <Skeleton key={key} style={{ height: 72 }} />
      ))}
    </div>
  );
}
