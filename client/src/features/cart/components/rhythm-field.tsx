import { useId, useState } from 'react';
import { repeatOffer } from '../../../../../domain/shop-settings/repeat-offer.ts';
import { useIsHydrated } from '../../../hooks/use-hydrated.ts';
import { setRhythm } from '../../../lib/cart-store/cart-edits.ts';
import { useShopFacts } from '../../../lib/shop-facts/use-shop-facts.ts';
import { SelectField } from '../../../ui/forms/field.tsx';
import { useCart } from '../hooks/use-cart.ts';
import { readRhythm, rhythmOptions } from '../lib/repeat-labels.ts';
import classes from './add-to-cart-panel.module.css';

/** The rhythm of an item: as picked here, otherwise as it is in the cart. `keep` puts the pick there. */
export function useRhythmChoice(petId: string) {
  const [picked, pick] = useState<string>();
  const isHydrated = useIsHydrated();
  const kept = useCart().find((entry) => entry.petId === petId)?.everyWeeks;
  return {
    value: picked ?? String((isHydrated && kept) || ''),
    pick,
    keep() {
      if (picked !== undefined) setRhythm(petId, readRhythm(picked));
    },
  };
}

/** Asks on an item's page whether it comes again. */
export function RhythmField({ rhythm }: { readonly rhythm: ReturnType<typeof useRhythmChoice> }) {
  const id = useId();
  const facts = useShopFacts();
  return (
    <div className={classes.repeat}>
      <SelectField
        label="Repeat delivery"
        aria-describedby={id}
        options={rhythmOptions}
        value={rhythm.value}
        onChange={(event) => rhythm.pick(event.currentTarget.value)}
      />
      <p id={id}>{repeatOffer(facts)}.</p>
    </div>
  );
}
