import { factsOf } from '../lib/item-facts.ts';
import type { Facts } from '../lib/pet-labels.ts';
import classes from './pet-facts.module.css';

/** What an item is, as label and value. */
export function PetFacts({ pet }: { readonly pet: Facts }) {
  return (
    <dl className={classes.facts}>
      {factsOf(pet).map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
