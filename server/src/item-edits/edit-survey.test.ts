import { Types } from 'mongoose';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import type { EditPlan, PlannedItem } from './edit-plan.ts';
import { EditSurvey } from './edit-survey.ts';

/** The item of a number, whose price goes from 10 to something. */
function item(number: number, price = 11, unusual: string | null = null): PlannedItem {
  const _id = new Types.ObjectId(number.toString(16).padStart(24, '0'));
  const record = { _id, petname: `Item ${number}` } as PetRecord;
  return { record, before: { petprice: 10 }, after: { petprice: price }, unusual };
}

function surveyed(...plans: Partial<EditPlan>[]): EditSurvey {
  const survey = new EditSurvey();
  for (const plan of plans) survey.add({ items: [], unchanged: 0, problems: [], ...plan });
  return survey;
}

describe('a survey of what a change would do', () => {
  it('counts over all plans, and shows unusual items first', () => {
    const problem = { petname: 'Rex', field: 'stock', reason: 'none' };
    const survey = surveyed(
      { items: [item(1), item(2, 20, 'dear')], unchanged: 3 },
      { items: [item(3), item(4, 30, 'dearer')], unchanged: 1, problems: [problem] },
    );
    expect(survey).toMatchObject({ count: 4, unchanged: 4, unusualCount: 2, problems: [problem] });
    expect(survey.first().map(({ petname }) => petname)).toEqual(['Item 2', 'Item 4', 'Item 1', 'Item 3']);
  });

  it('holds no more of the items than are shown', () => {
    const items = Array.from({ length: 1200 }, (_, place) => item(place, 11, place < 700 ? 'dear' : null));
    const survey = surveyed({ items });
    expect(survey).toMatchObject({ count: 1200, unusualCount: 700 });
    expect(survey.first()).toHaveLength(500);
  });

  it('has one fingerprint however the items are split, and another for anything else', () => {
    const whole = surveyed({ items: [item(1), item(2)] }).fingerprint();
    expect(surveyed({ items: [item(1)] }, {}, { items: [item(2)] }).fingerprint()).toBe(whole);
    const others = [[item(1)], [item(1), item(3)], [item(1), item(2, 12)]];
    for (const items of others) expect(surveyed({ items }).fingerprint()).not.toBe(whole);
  });
});
