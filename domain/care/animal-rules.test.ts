import { fieldErrors } from '../errors/field-errors.ts';
import {
  animalChangeRules,
  animalRules,
  firstDaysRules,
  taskRules,
  treatmentRules,
  weightRules,
} from './animal-rules.ts';
import { withNewTask } from './own-animal.ts';

const today = '2028-02-29';
const dog = { name: 'Nala', type: 'dog' };
const vaccine = { kind: 'VACCINATION', name: 'Rabies', on: '2028-02-01' };

it.each([
  ['name', { name: '\u200b' }],
  ['name', { name: 'x'.repeat(61) }],
  ['type', { type: 'horse' }],
  ['species', { species: 'Unicorn' }],
  ['bornOn', { bornOn: '2028-03-01' }],
  ['bornOn', { bornOn: '2027-02-29' }],
  ['bornOn', { bornOn: '1899-12-31' }],
  ['neutered', { neutered: 'perhaps' }],
  ['chipNumber', { chipNumber: '12345' }],
  ['notes', { notes: 'x'.repeat(2001) }],
  ['avoids', { avoids: Array(31).fill('x') }],
  ['avoids.0', { avoids: ['x'.repeat(61)] }],
])('refuses a bad %s: %j', (field, changes) => {
  const { error } = animalRules(today).safeParse({ ...dog, ...changes });
  expect(error && Object.keys(fieldErrors(error))).toEqual([field]);
});

it('reads an animal as it is typed', () => {
  const given = { chipNumber: ' 981 000 012 345 678', bornOn: today, breed: '', gender: null };
  expect(
    animalRules(today).parse({ ...dog, ...given, avoids: ['Chicken', ' ', 'wheat', 'chicken'] }),
  ).toMatchObject({
    ...{ name: 'Nala', type: 'dog', chipNumber: '981000012345678', bornOn: today },
    avoids: ['Chicken', 'wheat'],
  });
});

it('lets a change leave out what stays, but not take away the name', () => {
  expect(animalChangeRules(today).parse({ notes: 'Shy' })).toMatchObject({ notes: 'Shy' });
  expect(animalChangeRules(today).safeParse({ name: '' }).success).toBe(false);
});

it.each([[0], [-1], [1001], ['heavy'], [null]])('refuses a weight of %p', (kg) => {
  expect(weightRules(today).safeParse({ kg }).success).toBe(false);
});

it('takes the weight of today, and in a comma’s decimals', () => {
  expect(weightRules(today).parse({ kg: '4,5' })).toEqual({ kg: 4.5, on: today });
  expect(weightRules(today).safeParse({ kg: 4, on: '2028-03-01' }).success).toBe(false);
});

it.each([
  ['on', { on: null }],
  ['on', { on: '2028-03-01' }],
  ['nextOn', { nextOn: '2028-02-01' }],
  ['kind', { kind: 'DOSE' }],
  ['name', { name: ' ' }],
])('refuses a treatment with a bad %s: %j', (field, changes) => {
  const { error } = treatmentRules(today).safeParse({ ...vaccine, ...changes });
  expect(error && Object.keys(fieldErrors(error))).toEqual([field]);
});

it.each([
  ['title', { title: ' ' }],
  ['title', { title: 'x'.repeat(121) }],
  ['dueOn', { dueOn: '2027-02-29' }],
])('refuses a task with a bad %s: %j', (field, changes) => {
  const { error } = taskRules.safeParse({ title: 'Brush', dueOn: null, ...changes });
  expect(error && Object.keys(fieldErrors(error))).toEqual([field]);
});

it('tasks stand by their days, and those of some day come last', () => {
  const task = (id: string, dueOn?: string) => ({ id, title: id, dueOn });
  const tasks = [task('b', '2028-03-01'), task('d', '2028-03-03'), task('x')];
  const ids = (more: ReturnType<typeof task>) => withNewTask(tasks, more).map(({ id }) => id);
  expect(ids(task('a', '2028-02-29'))).toEqual(['a', 'b', 'd', 'x']);
  expect(ids(task('c', '2028-03-01'))).toEqual(['b', 'c', 'd', 'x']);
  expect(ids(task('e', '2028-03-04'))).toEqual(['b', 'd', 'e', 'x']);
  expect(ids(task('y'))).toEqual(['b', 'd', 'x', 'y']);
});

it.each([
  ['2027-12-31', true],
  ['2027-12-30', false],
  ['2028-04-29', true],
  ['2028-04-30', false],
  ['soon', false],
])('the first thirty days begin on a day near today, on %s: %p', (on, isTaken) => {
  expect(firstDaysRules(today).safeParse({ on }).success).toBe(isTaken);
});
