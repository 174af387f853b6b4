import { factsInWords } from '../../../../../domain/catalogue/facts-in-words.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';
import classes from './animal-facts.module.css';
import type { PetDetail } from './pet-detail.ts';

/** What is known of an animal, and what is not. */
export function AnimalFacts({ facts }: Pick<PetDetail, 'facts'>) {
  if (!facts) return null;
  return (
    <section className={classes.facts} aria-labelledby="animal-facts-title">
      <h3 id="animal-facts-title" className={classes.title}>
        What we know
      </h3>
      <dl className={classes.list}>
        {factsInWords(facts, shopToday()).map(([label, value]) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
