import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { itemFields } from '../../../../../domain/catalogue/item-fields.ts';
import { type Missing, type OwnPortion, portionOf } from '../../../../../domain/feeding/for-own-animal.ts';
import { listed } from '../../../../../domain/text/listed.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';
import { useOwnAnimals } from '../../../lib/own-animals/use-own-animals.ts';
import type { Facts } from '../lib/pet-labels.ts';
import { FedAnimalsDocument } from './fed-animals.operations.ts';
import { foodInWords } from './food-in-words.ts';
import classes from './for-own-animals.module.css';

interface ForOwnAnimalsProps {
  readonly accountId: string;
  readonly pet: Facts;
}

/** How much of a food each of the own dogs or cats gets, and how long it lasts. Who has none of its kind is not asked for. */
export default function ForOwnAnimals({ accountId, pet }: ForOwnAnimalsProps) {
  const isAsked = useOwnAnimals(accountId).some(({ type }) => type === pet.type);
  const { data } = useQuery(FedAnimalsDocument, { skip: !isAsked, fetchPolicy: 'cache-and-network' });
  const rows = (data?.me?.animals ?? []).flatMap((animal) => {
    const ofKind = { ...animal, type: itemFields.type.options[animal.type] };
    const portion = portionOf(ofKind, foodInWords(pet), shopToday());
    return portion ? [{ animal, portion }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="For your animals">
      {rows.map(({ animal, portion }) => (
        <li key={animal.id}>
          For <bdi>{animal.name}</bdi>:{' '}
          <Portion animalId={animal.id} portion={portion} pack={pet.kind === 'DRY' ? 'bag' : 'pack'} />
        </li>
      ))}
    </ul>
  );
}

interface PortionProps {
  readonly animalId: string;
  readonly portion: OwnPortion;
  /** What the food comes in. */
  readonly pack: string;
}

function Portion({ animalId, portion, pack }: PortionProps) {
  if ('missing' in portion) {
    return (
      <Link to={`/myAnimals/${animalId}`}>say {listed(portion.missing.map((one) => missingWords[one]))}</Link>
    );
  }
  const { gramsPerDay, days, note } = portion;
  return (
    <>
      <strong>
        {gramsPerDay} g a day{days !== null && `, ${lastingText(pack, days)}`}
      </strong>
      {note && ` ${note}`}
    </>
  );
}

const missingWords: Readonly<Record<Missing, string>> = {
  weight: 'what it weighs',
  birthday: 'when it was born',
  neutered: 'whether it is neutered',
};

function lastingText(pack: string, days: number): string {
  if (days === 0) return `this ${pack} is less than a day’s food`;
  return `this ${pack} lasts ${days} ${days === 1 ? 'day' : 'days'}`;
}
