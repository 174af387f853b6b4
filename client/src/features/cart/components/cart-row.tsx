import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { MAX_ENTRY_AMOUNT } from '../../../../../domain/catalogue/pet-options.ts';
import { setAmount } from '../../../lib/cart-store/cart-edits.ts';
import { unbrokenUnits } from '../../../lib/format/unbroken-units.ts';
import { QuantityStepper } from '../../../ui/forms/quantity-stepper.tsx';
import { ItemLink } from '../../../ui/item-link.tsx';
import { Money } from '../../../ui/money.tsx';
import { NotTakenLine } from '../../../ui/not-taken/not-taken-line.tsx';
import { PetPicture } from '../../../ui/pet-picture.tsx';
import type { Adjustment } from '../lib/adjustments.ts';
import type { CartLine } from '../lib/cart-lines.ts';
import { CartLineNotes } from './cart-line-notes.tsx';
import classes from './cart-list.module.css';
import { RepeatChoice } from './repeat-choice.tsx';

interface CartRowProps {
  readonly line: CartLine;
  /** What came of the rules that take something off. */
  readonly adjustments: readonly Adjustment[];
  readonly isStale: boolean;
  readonly isLocked: boolean;
  readonly onRemove: () => void;
}

export function CartRow({ line, adjustments, isStale, isLocked, onRemove }: CartRowProps) {
  const pet = line.priced?.pet;
  const name = line.name ?? (line.isGone ? 'An item that has left the shop' : 'An item of your cart');
  const limit = Math.max(1, Math.min((pet?.stock ?? MAX_ENTRY_AMOUNT) + line.held, MAX_ENTRY_AMOUNT));

  return (
    <li className={classes.row} data-missing={!line.isAvailable || undefined}>
      <div className={classes.picture}>
        <PetPicture image={pet?.image} alt="" sizes="120px" />
      </div>
      <div className={classes.about}>
        {line.priced ? (
          <>
            <ItemLink id={line.petId} className={classes.name}>
              <bdi>{unbrokenUnits(name)}</bdi>
            </ItemLink>
            <span className={classes.unit}>
              <Money amount={line.priced.petprice} /> each
            </span>
          </>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        {line.priced && <NotTakenLine petId={line.petId} />}
        <CartLineNotes line={line} name={name} isLocked={isLocked} />
      </div>
      <span className={classes.total} data-stale={isStale || undefined}>
        {line.priced && <Money amount={line.priced.totalamount} />}
      </span>
      <div className={classes.amount}>
        <QuantityStepper
          value={line.accessoriesAmount}
          onChange={(next) => setAmount(line.petId, next)}
          min={isLocked ? line.accessoriesAmount : 1}
          max={isLocked ? line.accessoriesAmount : limit}
          label={`Quantity of ${name}`}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          disabled={isLocked}
          data-remove
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
      {line.priced && <RepeatChoice line={line} name={name} adjustments={adjustments} isLocked={isLocked} />}
    </li>
  );
}
