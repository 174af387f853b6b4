import type { ComponentProps } from 'react';
import classes from './unstyled-button.module.css';

/** A button without styles. */
export function UnstyledButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${className} ${classes.button}`} />;
}
