import { texts } from '../../../../domain/text/texts.ts';
import { Spoken } from '../../ui/feedback/visually-hidden.tsx';
import classes from './route-loading.module.css';

export function PageLoading() {
  return (
    <div role="status" className={classes.place}>
      <span className={classes.loader} aria-hidden />
      <Spoken>{texts.loading}</Spoken>
    </div>
  );
}
