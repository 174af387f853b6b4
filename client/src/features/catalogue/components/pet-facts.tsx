import type { PetCardFieldsFragment } from '../../../gql/graphql.ts';
import { factsOf } from '../lib/item-facts.ts';
import classes from './pet-facts.module.css';

/** What an item is, as label and value. */
export function PetFacts({ pet }: { readonly pet: PetCardFieldsFragment }) {
  return (
    <dl className={classes.facts}>
      {factsOf(pet).map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
