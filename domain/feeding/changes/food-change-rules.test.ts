import { fieldErrors } from '../../errors/field-errors.ts';
import { foodChangeRules } from './food-change-rules.ts';

const rules = foodChangeRules('2026-11-30');
const typed = { petId: 'new', currentName: 'Old', currentKcalPer100g: 400 };

it('begins today over eleven days, unless said', () => {
  expect(rules.parse(typed)).toEqual({ ...typed, days: 11, startOn: '2026-11-30' });
  const said = { ...typed, days: 28, startOn: '2027-02-28', stage: 'WEIGHT_LOSS' };
  expect(rules.parse(said)).toEqual(said);
});

it('takes another item of the shop, or a name and an energy', () => {
  expect(rules.parse({ petId: 'new', currentPetId: 'old' })).toMatchObject({ currentPetId: 'old' });
});

it.each<[field: string, change: object]>([
  ['petId', { petId: '' }],
  ['currentPetId', { currentPetId: 'new' }],
  ['currentName', { currentName: ' ' }],
  ['currentName', { currentName: 'x'.repeat(121) }],
  ['currentKcalPer100g', { currentKcalPer100g: null }],
  ['currentKcalPer100g', { currentKcalPer100g: 29 }],
  ['currentKcalPer100g', { currentKcalPer100g: 701 }],
  ['days', { days: 6 }],
  ['days', { days: 29 }],
  ['days', { days: 7.5 }],
  ['startOn', { startOn: '2026-11-29' }],
  ['startOn', { startOn: '2027-03-01' }],
  ['startOn', { startOn: '2026-12-32' }],
  ['stage', { stage: 'OLD' }],
])('%s is refused in %j', (field, change) => {
  const { error } = rules.safeParse({ ...typed, ...change });
  expect(error && Object.keys(fieldErrors(error))).toEqual([field]);
});
