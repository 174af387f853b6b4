import { careDue, nextCareOn } from './care-due.ts';

const today = '2026-11-30';

function rabies(id: string, on: string | undefined, nextOn: string | undefined) {
  return { id, kind: 'VACCINATION', name: 'Rabies', on, nextOn } as const;
}

describe('care is due', () => {
  it.each([
    ['overdue, since yesterday', '2026-11-29', ['2026-11-29 overdue']],
    ['today', '2026-11-30', ['2026-11-30']],
    ['on the last day of two weeks', '2026-12-14', ['2026-12-14']],
    ['not a day later', '2026-12-15', []],
  ])('%s', (_when, nextOn, expected) => {
    const due = careDue([rabies('a', '2025-11-30', nextOn)], today);
    expect(due.map(({ dueOn, isOverdue }) => `${dueOn}${isOverdue ? ' overdue' : ''}`)).toEqual(expected);
  });

  it('as far ahead as somebody looks', () => {
    const entry = rabies('a', '2026-11-01', '2027-11-01');
    expect(careDue([entry], today, 365)).toEqual([
      { id: 'a', kind: 'VACCINATION', name: 'Rabies', dueOn: '2027-11-01', isOverdue: false },
    ]);
  });

  it('no more once the same was done since, by its kind and name', () => {
    const before = rabies('a', '2025-11-20', '2026-11-20');
    expect(careDue([before, rabies('b', '2026-11-25', '2027-11-25')], today)).toEqual([]);
    const other = { ...rabies('b', '2026-11-25', undefined), name: 'Distemper' };
    expect(careDue([before, other], today)).toMatchObject([{ id: 'a' }]);
  });

  it('by its day, whatever the order in which it was written', () => {
    const worms = { id: 'w', kind: 'DEWORMING', name: 'Worms', nextOn: '2026-12-02' } as const;
    const due = careDue([worms, rabies('a', undefined, '2026-12-01')], today);
    expect(due.map(({ id }) => id)).toEqual(['a', 'w']);
  });
});

it('the next day of care is the first of what is still to be done', () => {
  expect(nextCareOn([rabies('a', '2026-11-25', '2027-11-25')])).toBe('2027-11-25');
  expect(nextCareOn([rabies('a', '2026-11-25', undefined)])).toBeUndefined();
  expect(nextCareOn([])).toBeUndefined();
});
