import { Known } from '../catalogue/known.ts';
import { PetType, Species } from '../catalogue/pet-options.ts';
import { firstPlan } from './first-plan.ts';

const today = '2028-02-29';

/** Its lines, as day and title. */
function planOf(animal: Parameters<typeof firstPlan>[0], day = today) {
  return firstPlan(animal, day).map(({ dueOn, title }) => `${dueOn} ${title}`);
}

it('of a puppy of eight weeks goes by weeks of its age, and over the leap day', () => {
  const plan = planOf({ type: PetType.DOG, bornOn: '2028-01-04' });
  expect(plan).toContain('2028-02-29 Worms');
  expect(plan).toContain('2028-02-29 Vaccination: distemper, adenovirus, parvo');
  expect(plan).toContain('2028-03-28 Vaccination: rabies, usually at 12 to 16 weeks');
  expect(plan).toContain('2028-07-04 Booster of the core vaccines: at 26 weeks, or within a year');
});

it('says nothing of what is past', () => {
  const plan = firstPlan({ type: PetType.CAT, bornOn: '2027-12-07' }, today);
  expect(plan.every(({ dueOn }) => dueOn >= today)).toBe(true);
  expect(plan.filter(({ title }) => title === 'Worms')).toEqual([]);
});

it('does not ask of a neutered one when to neuter', () => {
  const kitten = { type: PetType.CAT, bornOn: '2028-01-04' } as const;
  expect(planOf(kitten).filter((line) => line.includes('neuter'))).toHaveLength(1);
  expect(planOf({ ...kitten, neutered: Known.YES }).filter((line) => line.includes('neuter'))).toEqual([]);
});

it.each([
  [
    'a grown dog',
    { type: PetType.DOG, bornOn: '2025-01-01' },
    'Check-up, every 6 to 12 months',
    '2028-08-29',
  ],
  ['a dog of unknown age', { type: PetType.DOG }, 'Ask your vet which vaccinations', '2028-03-14'],
  ['a grown cat', { type: PetType.CAT, bornOn: '2022-01-01' }, 'Check-up, every year', '2029-02-28'],
  ['an old cat', { type: PetType.CAT, bornOn: '2016-01-01' }, 'Check-up, every 6 months', '2028-08-29'],
  ['a rabbit', { type: PetType.OTHER, species: Species.RABBIT }, 'Vaccination: RHDV2, second', '2028-03-28'],
  ['a bird', { type: PetType.OTHER, species: Species.BIRD }, 'Check-up, every 6 to 12 months', '2028-08-29'],
])('has of %s what is usual', (_what, animal, title, day) => {
  expect(planOf(animal).filter((line) => line.startsWith(`${day} ${title}`))).toHaveLength(1);
});

it.each([[{ type: PetType.OTHER }], [{ type: PetType.OTHER, species: Species.FISH }]])(
  'has nothing for %j',
  (animal) => {
    expect(firstPlan(animal, today)).toEqual([]);
  },
);

it('names who says so in each line, and never a dose', () => {
  const animals = [PetType.DOG, PetType.CAT].flatMap((type) => [{ type }, { type, bornOn: today }]);
  for (const line of animals.flatMap((animal) => firstPlan(animal, today))) {
    expect(line.source).not.toBe('');
    expect(line.title).not.toMatch(/\d\s?(mg|ml|mcg)\b|safe|overdue/i);
  }
});
