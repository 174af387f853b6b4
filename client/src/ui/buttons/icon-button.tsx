import type { ComponentProps, CSSProperties } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Width and height, in pixels. */
  readonly size: number;
  readonly isGray?: boolean;
  readonly 'aria-label': string;
}

/** A button with an icon, as Mantine's ActionIcon, without its code. */
export function IconButton({ size, isGray, className = '', children, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`${className} ${classes.button}`}
      style={{ '--ai-size': `${size / 16}rem` } as CSSProperties}
      data-gray={isGray || undefined}
    >
      <span className={classes.icon}>{children}</span>
    </button>
  );
}
