import { Button } from '@mantine/core';
import { useUndoOffer } from '../hooks/use-undo-offer.ts';
import classes from './orders-table.module.css';

interface UndoButtonProps {
  /** When the offer expires; null where nothing can be undone. */
  readonly until: string | null | undefined;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

/** Undoes the last move of an order, while the shop offers it. */
export function UndoButton({ until, isOff, onClick }: UndoButtonProps) {
  if (!useUndoOffer(until)) return null;
  return (
    <Button size="xs" variant="subtle" className={classes.undo} disabled={isOff} onClick={onClick}>
      Undo
    </Button>
  );
}
