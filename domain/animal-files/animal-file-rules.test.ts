import { fieldErrors } from '../errors/field-errors.ts';
import { animalFileRules, animalMedicalRules } from './animal-file-rules.ts';

const today = '2026-11-30';

function badFields(rules: ReturnType<typeof animalFileRules | typeof animalMedicalRules>, input: object) {
  const { error } = rules.safeParse(input);
  return error ? Object.keys(fieldErrors(error)) : [];
}

it('a file keeps what is known, a chip in one form, and of what is empty nothing', () => {
  const given = {
    intake: { from: ' County shelter ', on: '2026-11-02', notes: '' },
    ...{ chipNumber: '981 000 012 345 678', place: '', notes: null },
  };
  expect(animalFileRules(today).parse(given)).toEqual({
    intake: { from: 'County shelter', on: '2026-11-02', notes: undefined },
    ...{ chipNumber: '981000012345678', place: undefined, notes: undefined },
  });
});

it('an intake of which nothing is said is none', () => {
  expect(animalFileRules(today).parse({ intake: { from: ' ', on: null } })).toEqual({ intake: undefined });
});

it.each([
  ['a day of intake that is still to come', { intake: { on: '2026-12-01' } }, ['intake.on']],
  ['a day that is none', { intake: { on: '2026-02-30' } }, ['intake.on']],
  ['a chip number that is none', { chipNumber: '12345' }, ['chipNumber']],
  ['a place of too many words', { place: 'x'.repeat(61) }, ['place']],
  ['notes of too many words', { notes: 'x'.repeat(2001) }, ['notes']],
])('a file is refused %s', (_what, input, fields) => {
  expect(badFields(animalFileRules(today), input)).toEqual(fields);
});

const rabies = { kind: 'VACCINATION', name: 'Rabies', on: '2026-11-20', nextOn: '2027-11-20' };

it.each([
  ['no cost', {}, undefined],
  ['nothing for one', { cost: null }, undefined],
  ['whole cents', { cost: 42.5 }, 42.5],
  ['what is typed', { cost: '$42.50' }, 42.5],
])('an entry may have %s', (_what, more, cost) => {
  expect(animalMedicalRules(today).parse({ ...rabies, ...more })).toEqual({ ...rabies, cost });
});

it.each([
  ['a cost below nothing', { ...rabies, cost: -1 }, ['cost']],
  ['a cost of half a cent', { ...rabies, cost: 1.005 }, ['cost']],
  ['neither of its days', { ...rabies, on: null, nextOn: null }, ['on']],
  ['a next day before the one it was done', { ...rabies, nextOn: '2026-11-19' }, ['nextOn']],
])('an entry is refused %s', (_what, input, fields) => {
  expect(badFields(animalMedicalRules(today), input)).toEqual(fields);
});
