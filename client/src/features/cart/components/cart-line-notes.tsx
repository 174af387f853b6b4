import { Button } from '@mantine/core';
import { isolateNames } from '../../../../../domain/text/right-to-left.ts';
import { setAmount } from '../../../lib/cart-store/cart-edits.ts';
import { Money } from '../../../ui/money.tsx';
import type { CartLine } from '../lib/cart-lines.ts';
import classes from './cart-list.module.css';

interface CartLineNotesProps {
  readonly line: CartLine;
  readonly name: string;
  readonly isLocked: boolean;
}

/** What has changed about an item since it was put into the cart, and how to resolve it. */
export function CartLineNotes({ line, name, isLocked }: CartLineNotesProps) {
  if (line.isAvailable) return <ChangedPrice line={line} />;

  const pet = line.priced?.pet;
  const left = pet?.isAvailable ? (pet.stock ?? 0) : 0;
  if (left === 0) {
    return (
      <span className={classes.missing} role="alert">
        {isolateNames(name)} can no longer be ordered. Please remove it.
      </span>
    );
  }
  return (
    <>
      <span className={classes.missing} role="alert">
        Only {left} of {isolateNames(name)} left. Please take fewer.
      </span>
      {!isLocked && (
        <Button
          className={classes.remedy}
          size="xs"
          variant="light"
          onClick={() => setAmount(line.petId, left)}
        >
          Take {left}
        </Button>
      )}
    </>
  );
}

function ChangedPrice({ line: { priced, formerPrice } }: Pick<CartLineNotesProps, 'line'>) {
  if (!priced || formerPrice === undefined) return null;
  return (
    <span className={classes.changed}>
      {priced.petprice > formerPrice ? 'It costs more now:' : 'It costs less now:'} it was{' '}
      <Money amount={formerPrice} /> when you put it in.
    </span>
  );
}
