import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { itemOrderPath, itemPath } from '../../../../../domain/pages/page-head.ts';
import { Money } from '../../../ui/money.tsx';
import type { PetDetail } from './pet-detail.ts';
import classes from './variant-choice.module.css';

interface VariantChoiceProps {
  readonly variants: PetDetail['variants'];
  /** The one that the page is of, or about to be. */
  readonly chosenId: string;
  readonly page: 'item' | 'itemOrder';
}

/** Chooses among the sizes and flavours of an item: each has an address of its own, and the page goes there. */
export function VariantChoice({ variants, chosenId, page }: VariantChoiceProps) {
  const name = useId();
  const navigate = useNavigate();
  const pathOf = page === 'item' ? itemPath : itemOrderPath;
  if (variants.length < 2) return null;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>Choose one of {variants.length}</legend>
      {variants.map(({ _id, petname, petprice, variant, unitPrice, isAvailable }) => (
        <label key={_id} className={classes.choice} data-unavailable={!isAvailable || undefined}>
          <input
            type="radio"
            name={name}
            value={_id}
            checked={_id === chosenId}
            // The arrow keys pass by others: one step back leads to where the item was found.
            onChange={() => void navigate(pathOf(_id), { replace: true, preventScrollReset: true })}
            className={classes.input}
          />
          <span className={classes.name} dir="auto">
            {variant ?? petname}
          </span>
          <span className={classes.price}>
            <Money amount={petprice} />
          </span>
          <span className={classes.unit}>{unitPrice?.text}</span>
          {!isAvailable && <span className={classes.note}>Sold out</span>}
        </label>
      ))}
    </fieldset>
  );
}
