import type { ReactNode } from 'react';
import { unbrokenUnits } from '../lib/format/unbroken-units.ts';
import classes from './page-container.module.css';

interface PageContainerProps {
  /** Heading of the page. The title of the browser's tab is in domain/pages/page-head.ts. */
  readonly title: string;
  readonly intro?: string;
  /** Above the heading, such as the way here. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
  /** `sm` for a single form. */
  readonly size?: 'sm' | 'xl';
  /** Whether the heading leaves its room to what is below. */
  readonly isCompact?: boolean;
}

export function PageContainer({ title, intro, above, children, size = 'xl', isCompact }: PageContainerProps) {
  return (
    <div className={classes.page} data-size={size} data-compact={isCompact || undefined}>
      {above}
      <header className={classes.header}>
        <h1 className={classes.title} dir="auto">
          {unbrokenUnits(title)}
        </h1>
        {intro && (
          <p className={classes.intro} dir="auto">
            {intro}
          </p>
        )}
      </header>
      {children}
    </div>
  );
}
