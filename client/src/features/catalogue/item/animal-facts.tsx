import { Link } from 'react-router-dom';
import { factsInWords, NOT_KNOWN } from '../../../../../domain/catalogue/facts-in-words.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';
import classes from './animal-facts.module.css';
import type { PetDetail } from './pet-detail.ts';

interface AnimalFactsProps {
  readonly pet: Pick<PetDetail, '_id' | 'petname' | 'facts'>;
}

/** What is known of an animal, and what is not, which one may ask. */
export function AnimalFacts({ pet: { _id, petname, facts } }: AnimalFactsProps) {
  if (!facts) return null;
  const said = factsInWords(facts, shopToday());
  return (
    <section aria-labelledby="animal-facts-title">
      <h3 id="animal-facts-title" className={classes.title}>
        What we know
      </h3>
      <dl className={classes.list}>
        {said.map(([label, value]) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {said.some(([, value]) => value === NOT_KNOWN) && (
        <p className={classes.ask}>
          <Link to={`/contact?item=${_id}`}>
            Ask us about <bdi>{petname}</bdi>
          </Link>
        </p>
      )}
    </section>
  );
}
