import { texts } from '../../../../domain/text/texts.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import classes from './route-loading.module.css';

export function RouteLoading() {
  return (
    <div role="status" className={classes.place}>
      <span className={classes.loader} aria-hidden />
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </div>
  );
}
