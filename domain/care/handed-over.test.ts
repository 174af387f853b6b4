import { handedOver } from './handed-over.ts';

const today = '2026-11-28';

it('has its facts, the weight of the day, what has no field as notes, and a first plan', () => {
  const animal = handedOver(
    {
      ...{ petname: 'Biscuit', type: 'dog', clan: 'Harrier', gender: 'Female', bornOn: '2026-09-28' },
      ...{ isBirthEstimated: true, weightKg: 6.4, neutered: 'NO', vaccinated: 'YES', microchipped: 'YES' },
      healthNotes: 'A heart murmur, grade 1.',
    },
    today,
  );
  expect(animal).toMatchObject({
    ...{ name: 'Biscuit', type: 'dog', breed: 'Harrier', gender: 'Female', bornOn: '2026-09-28' },
    ...{ neutered: 'NO', weights: [{ on: today, kg: 6.4 }] },
  });
  expect(animal.notes).toBe(
    'The day of its birth is an estimate.\nVaccinated: its papers say when.\nIt has a microchip: register it in your name.\nA heart murmur, grade 1.',
  );
  expect(animal.tasks.length).toBeGreaterThan(3);
  expect(animal.tasks.every(({ dueOn }) => dueOn >= today)).toBe(true);
});

it('takes along what it ate', () => {
  const file = { eats: 'Kibble, 60 g twice a day', weights: [], medical: [] };
  const { notes } = handedOver({ petname: 'Rex', type: 'other' }, today, file);
  expect(notes).toBe('What it ate at the shop: Kibble, 60 g twice a day');
});

it('says nothing of what nobody knows', () => {
  const animal = handedOver({ petname: 'Rex', type: 'other', bornOn: '2027-01-01' }, today);
  expect(animal).toEqual({
    ...{ name: 'Rex', type: 'other', species: undefined, breed: undefined, gender: undefined },
    ...{ bornOn: undefined, neutered: 'UNKNOWN', notes: undefined, weights: [], tasks: [] },
    ...{ chipNumber: undefined, treatments: [] },
  });
});

it('takes its chip, weights and treatments along, and leaves what they cost with the shop', () => {
  const rabies = {
    id: 'a',
    kind: 'VACCINATION',
    name: 'Rabies',
    on: '2026-10-01',
    nextOn: '2027-10-01',
  } as const;
  const weights = [
    { on: '2026-10-01', kg: 5.8 },
    { on: '2026-11-20', kg: 6.4 },
  ];
  const animal = handedOver({ petname: 'Biscuit', type: 'dog', weightKg: 6.4, vaccinated: 'YES' }, today, {
    ...{ chipNumber: '981000012345678', weights },
    medical: [Object.assign({ cost: 42.5 }, rabies)],
  });
  expect(animal).toMatchObject({ chipNumber: '981000012345678', notes: undefined });
  expect(animal.weights).toEqual(weights);
  expect(animal.treatments).toEqual([rabies]);
});

it('was weighed on the day it moves where the shop told of another weight than the last of its file', () => {
  const file = { weights: [{ on: '2026-10-01', kg: 5.8 }], medical: [] };
  const animal = handedOver({ petname: 'Biscuit', type: 'dog', weightKg: 6.4 }, today, file);
  expect(animal.weights).toEqual([
    { on: '2026-10-01', kg: 5.8 },
    { on: today, kg: 6.4 },
  ]);
});
