import { dietQuestion, dietWarning } from './diet-question.ts';
import type { NotTaken } from './not-taken-board.ts';

const names = new Map([
  ['tuna', 'Tuna feast'],
  ['stew', 'Stew'],
]);
const tuna = { petId: 'tuna', animalId: 'nala', animalName: 'Nala', avoided: ['fish'] } as NotTaken;
const stew = { ...tuna, petId: 'stew', animalName: 'Rex', avoided: ['beef', 'corn'] };
const said = [
  'Tuna feast contains fish. Nala does not take fish.',
  'Stew contains beef and corn. Rex does not take beef and corn.',
];

it('asks of one food in its words, and of several in a list', () => {
  expect(dietQuestion([tuna], names)).toMatchObject({ title: 'Buy it all the same?', text: said[0] });
  expect(dietQuestion([tuna], names)).not.toHaveProperty('list');
  expect(dietQuestion([tuna, stew], names)).toMatchObject({ list: said });
});

it('asks too where nobody could look it up', () => {
  expect(dietQuestion(null, names).text).toMatch(/could not look up/);
});

it('warns beside another question', () => {
  expect(dietWarning([tuna, stew], names)).toBe(said.join(' '));
  expect(dietWarning([], names)).toBeUndefined();
  expect(dietWarning(null, names)).toMatch(/could not look up/);
});
