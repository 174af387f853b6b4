import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './section.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly more?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** A part of the home page under a title of its own. */
export function Section({ id, title, text, more, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {more && (
          <Link to={more.to} className={classes.more}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
