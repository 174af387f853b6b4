import type { ComponentProps } from 'react';
import classes from './visually-hidden.module.css';

/** What is said to those who listen to the page, and not shown. */
export function VisuallyHidden(text: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...text} className={classes.spoken} />;
}
