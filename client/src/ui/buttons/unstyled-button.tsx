import type { ComponentProps } from 'react';
import classes from './unstyled-button.module.css';

/** A button without a look of its own. */
export function UnstyledButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${className} ${classes.button}`} />;
}
