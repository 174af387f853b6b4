import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './button.module.css';

interface Look {
  readonly size?: 'xs' | 'sm' | 'md';
  readonly look?: 'filled' | 'light' | 'default';
  /** Drawn before the words. */
  readonly icon?: ReactNode;
}

type ButtonProps = ComponentProps<'button'> & Look;
type ButtonLinkProps = ComponentProps<typeof Link> & Look;

/**
 * A button that looks and works as Mantine's, without its code: the first pages do not load Mantine.
 */
export function Button({ size, look, icon, children, className = '', ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`${className} ${classes.button}`}
      {...attributesOf({ size, look, icon })}
    >
      <Words icon={icon}>{children}</Words>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ size, look, icon, children, className = '', ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={`${className} ${classes.button}`} {...attributesOf({ size, look, icon })}>
      <Words icon={icon}>{children}</Words>
    </Link>
  );
}

function attributesOf({ size, look, icon }: Look) {
  return { 'data-size': size, 'data-look': look, 'data-with-left-section': icon ? true : undefined };
}

function Words({ icon, children }: Pick<Look, 'icon'> & { readonly children: ReactNode }) {
  return (
    <span className={classes.inner}>
      {icon && (
        <span className={classes.icon} data-position="left">
          {icon}
        </span>
      )}
      <span className={classes.label}>{children}</span>
    </span>
  );
}
