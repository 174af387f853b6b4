import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { firstDaysKind } from '../../../../domain/care/first-thirty-days.ts';
import { ageInWords } from '../../../../domain/catalogue/age-in-words.ts';
import { PetType, Species } from '../../../../domain/catalogue/pet-options.ts';
import type { AnimalFieldsFragment } from '../../gql/graphql.ts';
import { shopToday } from '../../lib/format/shop-clock.ts';
import classes from './animal-summary.module.css';
import { kindLabel } from './kinds-of-animals.ts';
import { AnimalPicture } from './papers/animal-picture.tsx';

/** Whose page it is, and the way to its parts: on a phone it is a long one. */
export function AnimalSummary({ animal }: { readonly animal: AnimalFieldsFragment }) {
  return (
    <div className={classes.summary}>
      <Group wrap="nowrap" gap="md">
        <AnimalPicture src={animal.picture} alt="" />
        <div>
          <Text fw={600} size="xl">
            <bdi>{animal.name}</bdi>
          </Text>
          <Text c="dimmed">{factsOf(animal).join(', ')}</Text>
        </div>
      </Group>
      <nav aria-label="On this page">
        <ul className={classes.parts}>
          {partsOf(animal).map(([id, label]) => (
            <li key={id}>
              <Anchor component={Link} to={{ hash: id }} replace>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** What tells it from others at a glance: its kind, its age and what it weighs. */
function factsOf(animal: AnimalFieldsFragment): string[] {
  const { bornOn, weights } = animal;
  const age = bornOn && ageInWords(bornOn, shopToday());
  const weight = weights.at(-1);
  return [kindLabel(animal), ...(age ? [age] : []), ...(weight ? [`${weight.kg} kg`] : [])];
}

const parts = [
  ['due', 'What is due'],
  ['first-days', 'First days'],
  ['treatments', 'Treatments'],
  ['weights', 'Weight'],
  ['papers', 'Papers'],
  ['food-change', 'Change of food'],
  ['photo', 'Photo'],
  ['facts', 'Facts'],
  ['passport', 'Passport'],
] as const;

/** The parts of its page, by the ids of their headings. */
function partsOf({ type, species }: AnimalFieldsFragment) {
  const kind = firstDaysKind({ type: PetType[type], species: species && Species[species] });
  const isThere = { 'first-days': kind !== null, 'food-change': type !== 'OTHER' };
  return parts.filter(([id]) => isThere[id as keyof typeof isThere] ?? true);
}
