import { collectionLine } from '../../../../../domain/addresses/address-rules.ts';
import { aPlan } from '../../../testing/repeat-plans.ts';
import { isChanged, planChanges, planFormErrors, planFormOf, withRhythm } from './plan-form-values.ts';

const plan = aPlan({ gramsADay: 120 });
const form = planFormOf(plan);

const missingTown = { town: 'This field is required', postcode: 'This field is required' };

it('as it was, it changes nothing', () => {
  expect(isChanged(form, plan)).toBe(false);
  expect(planChanges(form, plan)).toEqual({});
  expect(planFormErrors(form, plan)).toEqual({});
});

it.each([
  ['another amount', { accessoriesAmount: '5' }, { accessoriesAmount: 5 }],
  ['a rhythm, whose day the shop counts', withRhythm(form, '6', plan), { everyWeeks: 6 }],
  [
    'a rhythm and a day of one’s own',
    { ...withRhythm(form, '6', plan), nextDate: '2026-12-30' },
    { everyWeeks: 6, nextDate: '2026-12-30' },
  ],
  ['a day', { nextDate: '2026-12-30' }, { nextDate: '2026-12-30' }],
  ['a rhythm taken back', withRhythm(withRhythm(form, '6', plan), '4', plan), {}],
  ['a delivery', { delivery: 'CURBSIDE' as const }, { delivery: 'CURBSIDE' }],
  ['grams', { gramsAPiece: '2000' }, { gramsAPiece: 2000 }],
  ['grams that the shopper does not say any more', { gramsADay: '' }, { gramsADay: null }],
  ['that it follows the food', { followsForecast: true }, { followsForecast: true }],
  ['a count of nothing', { gramsAtHome: '0' }, { gramsAtHome: 0 }],
  [
    'an address as one text',
    { location: ' 2 Paw Lane ', town: 'Portland', state: 'OR', postcode: '97201' },
    { location: '2 Paw Lane, Portland, OR 97201' },
  ],
  [
    'no address for what is collected',
    { location: '', delivery: 'CURBSIDE' as const },
    { delivery: 'CURBSIDE' },
  ],
])('sends %s, and nothing else', (_what, changes, input) => {
  expect(planChanges({ ...form, ...changes }, plan)).toEqual(input);
});

it('shows the day of another rhythm before it is saved', () => {
  expect(withRhythm(form, '6', plan).nextDate).toBe('2027-01-06');
});

it.each([
  ['no amount', { accessoriesAmount: '0' }, { accessoriesAmount: 'At least 1' }],
  ['today', { nextDate: '2026-11-26' }, { nextDate: 'From tomorrow on' }],
  ['a day in two years', { nextDate: '2028-11-26' }, { nextDate: 'Within a year from today' }],
  ['no day', { nextDate: '' }, { nextDate: 'A day, such as 2026-11-25' }],
  ['half a gram', { gramsADay: '0.5' }, { gramsADay: 'Whole pieces only' }],
  ['half an address', { location: '2 Paw Lane' }, { ...missingTown, state: 'This field is required' }],
  ['another country’s without a town', { location: '2 Paw Lane', country: 'Italy' }, missingTown],
  ['less than nothing', { gramsAtHome: '-1' }, { gramsAtHome: 'Not below 0' }],
  ['no name', { username: ' ' }, { username: 'This field is required' }],
])('refuses %s beside its field', (_what, changes, errors) => {
  expect(planFormErrors({ ...form, ...changes }, plan)).toEqual(errors);
});

it('reads the parts of an address, and asks for one where it was collected so far', () => {
  const sent = aPlan({ location: '12 Orchard Lane, Portland, OR 97201, United States' });
  expect(planFormOf(sent)).toMatchObject({ location: '12 Orchard Lane', town: 'Portland', state: 'OR' });
  const collected = aPlan({ delivery: 'CURBSIDE', location: collectionLine('1 Main Street, Portland') });
  const form = planFormOf(collected);
  expect(planFormErrors(form, collected)).toEqual({});
  expect(planFormErrors({ ...form, delivery: 'STANDARD' }, collected)).toMatchObject({
    location: 'This field is required',
    ...missingTown,
  });
});

it('leaves a day as it is that could not be chosen any more', () => {
  const due = aPlan({ nextDate: '2026-11-26' });
  expect(planFormErrors(planFormOf(due), due)).toEqual({});
});
