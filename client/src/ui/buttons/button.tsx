import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './button.module.css';

interface ButtonStyle {
  readonly size?: 'xs' | 'sm' | 'md';
  readonly look?: 'filled' | 'light' | 'default';
  /** Drawn before the words. */
  readonly icon?: ReactNode;
}

type ButtonProps = ComponentProps<'button'> & ButtonStyle;
type ButtonLinkProps = ComponentProps<typeof Link> & ButtonStyle;

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
      <Content icon={icon}>{children}</Content>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ size, look, icon, children, className = '', ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={`${className} ${classes.button}`} {...attributesOf({ size, look, icon })}>
      <Content icon={icon}>{children}</Content>
    </Link>
  );
}

function attributesOf({ size, look, icon }: ButtonStyle) {
  return { 'data-size': size, 'data-look': look, 'data-with-left-section': icon ? true : undefined };
}

function Content({ icon, children }: Pick<ButtonStyle, 'icon'> & { readonly children: ReactNode }) {
  return (
    <span className={classes.inner}>
      {icon && (
        <span className={classes.icon} data-position="left">
          {icon}
        </span>
      )}
      <span className={classes.label}>
        {/* The label is a flex box, which would drop the blank between a word and an element. */}
        <span>{children}</span>
      </span>
    </span>
  );
}
