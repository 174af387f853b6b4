import { Button } from '@mantine/core';
import { useUndoOffer } from '../hooks/use-undo-offer.ts';
import classes from './orders-table.module.css';

interface UndoButtonProps {
  /** Until when, as the API says it; null where nothing can be taken back. */
  readonly until: string | null | undefined;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

/** Takes the last move of an order back. There for as long as the shop lets it be. */
export function UndoButton({ until, isOff, onClick }: UndoButtonProps) {
  if (!useUndoOffer(until)) return null;
  return (
    <Button size="xs" variant="subtle" className={classes.undo} disabled={isOff} onClick={onClick}>
      Undo
    </Button>
  );
}
