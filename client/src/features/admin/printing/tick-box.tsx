import classes from './printing.module.css';

/** A box to tick off: with a pen on paper, with a finger on the phone that stands beside the parcels. */
export function TickBox({ label }: { readonly label: string }) {
  return <input type="checkbox" className={classes.box} aria-label={label} />;
}
