import classes from './guide-view.module.css';

/** What stands below all articles. */
export function GeneralAdvice() {
  return (
    <p className={classes.advice}>
      These pages give general advice. They know neither your animal nor its history; your vet does. If you
      are in doubt, call.
    </p>
  );
}
