import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './section.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** Where there is more of it. */
  readonly more?: readonly { readonly to: string; readonly label: string }[];
  readonly children: ReactNode;
}

/** A part of the home page under a title of its own. */
export function Section({ id, title, text, more = [], children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {more.length > 0 && (
          <p className={classes.ways}>
            {more.map(({ to, label }) => (
              <Link key={to} to={to} className={classes.more}>
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
