import { useId } from 'react';
import { repeatOffer } from '../../../../../domain/shop-settings/repeat-offer.ts';
import { setRhythm } from '../../../lib/cart-store/cart-edits.ts';
import { useShopFacts } from '../../../lib/shop-facts/use-shop-facts.ts';
import { SelectField } from '../../../ui/forms/field.tsx';
import type { Adjustment } from '../lib/adjustments.ts';
import type { CartLine } from '../lib/cart-lines.ts';
import { nextDeliveryText, readRhythm, repeatSaving, rhythmOptions } from '../lib/repeat-labels.ts';
import classes from './cart-list.module.css';

interface RepeatChoiceProps {
  readonly line: CartLine;
  readonly name: string;
  readonly adjustments: readonly Adjustment[];
  readonly isLocked: boolean;
}

/** Whether a line comes again, and what that is worth: the saving now, and the day and price of the next delivery. */
export function RepeatChoice({ line, name, adjustments, isLocked }: RepeatChoiceProps) {
  const { petId, everyWeeks, repeat } = line;
  const id = useId();
  const facts = useShopFacts();
  const saving = everyWeeks ? repeatSaving(petId, adjustments) : null;
  return (
    <div className={classes.repeat}>
      <SelectField
        label="Repeat delivery"
        aria-label={`Repeat delivery of ${name}`}
        aria-describedby={id}
        options={rhythmOptions}
        value={everyWeeks ?? ''}
        // Its other values can't be chosen while it is locked: disabled, it would lose the focus.
        onChange={({ currentTarget: { value } }) => !isLocked && setRhythm(petId, readRhythm(value))}
      />
      <p id={id} role="status">
        {everyWeeks ? (
          <>
            {saving && <strong>{saving}</strong>} {repeat && nextDeliveryText(repeat)}
          </>
        ) : (
          `${repeatOffer(facts)}.`
        )}
      </p>
    </div>
  );
}
