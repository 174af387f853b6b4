import { Suspense, useState } from 'react';
import { pounds } from '../../../../../domain/catalogue/amount-words.ts';
import { itemFields } from '../../../../../domain/catalogue/item-fields.ts';
import { howLongItLasts } from '../../../../../domain/feeding/how-long-it-lasts.ts';
import { formatDollars } from '../../../../../domain/money/money.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { foodInWords } from '../feeding/food-in-words.ts';
import { longFactsOf } from '../lib/item-facts.ts';
import type { Facts } from '../lib/pet-labels.ts';
import classes from './goods-facts.module.css';

/** Ingredients, analysis: texts under a heading each. */
export function LongFacts({ pet }: { readonly pet: Facts }) {
  return longFactsOf(pet).map(([label, value]) => (
    <div key={label} className={classes.fact}>
      <h3>{label}</h3>
      <p dir="auto">{value}</p>
    </div>
  ));
}

const FeedingCalculator = lazyComponent(() => import('../feeding/feeding-calculator.tsx'));

/** How much of this food an animal gets: asked for whoever opens it, since its code comes only then. */
export function HowMuch({ pet }: { readonly pet: Facts & { readonly petprice: number } }) {
  const [isOpen, setOpen] = useState(false);
  const { type, kcalPer100g, netWeightGrams, petprice } = pet;
  if (pet.category !== 'FOOD' || type === 'OTHER' || pet.kind === 'TREAT' || !kcalPer100g) return null;
  const animal = itemFields.type.options[type];
  return (
    <details className={classes.howMuch} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>How much for your {animal}?</summary>
      <Suspense>
        {isOpen && (
          <FeedingCalculator
            known={{
              type: animal,
              kcalPer100g: String(kcalPer100g),
              bagGrams: netWeightGrams ? String(netWeightGrams) : '',
              price: String(petprice),
            }}
          />
        )}
      </Suspense>
    </details>
  );
}

const ForOwnAnimals = lazyComponent(() => import('../feeding/for-own-animals.tsx'));

/** How much of this food the animals of the account get; its code comes for accounts alone. */
export function ForYours({ pet }: { readonly pet: Facts }) {
  const { account } = useSession();
  if (!account || pet.category !== 'FOOD' || !pet.kcalPer100g) return null;
  return (
    <Suspense>
      <ForOwnAnimals accountId={account._id} pet={pet} />
    </Suspense>
  );
}

/** How long food lasts, and what it costs a day, for an animal of a usual weight; nothing where that is not known. */
export function FeedingNote({ pet }: { readonly pet: Facts & { readonly petprice: number } }) {
  const lasts = howLongItLasts(foodInWords(pet));
  if (!lasts) return null;
  const { weightKg, days, dollarsPerDay } = lasts;
  return (
    <p className={classes.note}>
      Lasts a grown, neutered {lasts.type} of {weightKg} kg ({pounds(weightKg * 1000)}){' '}
      <strong>
        about {days} {days === 1 ? 'day' : 'days'}, {formatDollars(dollarsPerDay)} a day
      </strong>{' '}
      as its only food. Needs differ: your veterinarian knows your {lasts.type}.
    </p>
  );
}
