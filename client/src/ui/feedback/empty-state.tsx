import type { ReactNode } from 'react';
import { texts } from '../../../../domain/text/texts.ts';
import classes from './state-panel.module.css';

interface EmptyStateProps {
  readonly title?: string;
  readonly text?: string;
  readonly action?: ReactNode;
}

export function EmptyState({ title = texts.noData, text, action }: EmptyStateProps) {
  return (
    <div className={classes.panel}>
      <EmptyBowl />
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}

function EmptyBowl() {
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 120 64"
      width="120"
      height="64"
      fill="none"
      aria-hidden="true"
    >
      <ellipse cx="60" cy="20" rx="44" ry="9" className={classes.rim} />
      <path d="M16 20l8 30c1 4 4 6 8 6h56c4 0 7-2 8-6l8-30" className={classes.line} />
      <path d="M54 38c-5-5 2-11 6-5 4-6 11 0 6 5l-6 6z" className={classes.mark} />
    </svg>
  );
}
