import type { ReactNode } from 'react';
import { Money } from './money.tsx';
import classes from './phone-bar.module.css';

interface PhoneBarProps {
  /** In US dollars, where the buttons do not say it; the page says it elsewhere too. */
  readonly price?: number;
  /** What can be done. */
  readonly children: ReactNode;
}

/** Price and buttons that stay in sight at the foot of a phone's window; where there is room, the buttons stand in their place. */
export function PhoneBar({ price, children }: PhoneBarProps) {
  return (
    <div className={classes.bar}>
      {price !== undefined && (
        <span className={classes.price} aria-hidden>
          <Money amount={price} />
        </span>
      )}
      {children}
    </div>
  );
}
