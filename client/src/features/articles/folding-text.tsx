import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import classes from './folding-text.module.css';

interface FoldingTextProps {
  readonly id: string;
  readonly isOpen: boolean;
  /** The browser's own search has found something in the closed text. */
  readonly onFound: () => void;
  readonly children: ReactNode;
}

/** A text that unfolds. Closed, nobody meets it but the search of the browser, which opens it. */
export function FoldingText({ id, isOpen, onFound, children }: FoldingTextProps) {
  const fold = useRef<HTMLDivElement>(null);

  // React knows `hidden` as yes or no only.
  useLayoutEffect(() => {
    if (isOpen) fold.current?.removeAttribute('hidden');
    else fold.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useEffect(() => {
    const element = fold.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);

  return (
    <div id={id} ref={fold} className={classes.fold}>
      <div className={classes.text}>{children}</div>
    </div>
  );
}
