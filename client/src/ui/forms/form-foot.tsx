import type { ReactNode } from 'react';
import classes from './form-foot.module.css';

/** The foot of a form in a dialog, with its buttons. */
export function FormFoot({ children }: { readonly children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}
