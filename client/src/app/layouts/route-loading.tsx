import { texts } from '../../../domain/texts.ts';
import { Spoken } from '../ui/spoken.tsx';
import classes from './page-loading.module.css';

export function PageLoading() {
  return (
    <div role="status" className={classes.place}>
      <span className={classes.loader} aria-hidden />
      <Spoken>{texts.loading}</Spoken>
    </div>
  );
}
