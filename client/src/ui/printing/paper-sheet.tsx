import type { ReactNode } from 'react';
import { Sender } from './print-parts.tsx';
import classes from './printing.module.css';

/** A letter of the shop, as many sheets as it needs. */
export function PaperSheet({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <article className={`${classes.sheet} ${classes.slip}`} aria-label={label}>
      <Sender className={classes.sender} />
      {children}
    </article>
  );
}
