import 'reflect-metadata';
import { Types } from 'mongoose';
import type { CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import { type OrderProblem, type ProblemRecord, toProblem } from '../records/problem.entity.ts';
import { isSecondHalf, linesToReport, type Report, type ReportedOrder } from './reported-lines.ts';

const now = new Date();

function anEntry(petname: string, pieces: number, changes: Partial<CartEntryRecord> = {}): CartEntryRecord {
  const charge = { accessoriesAmount: pieces, totalamount: pieces * 10, paidCents: pieces * 1000 };
  const _id = new Types.ObjectId();
  const sent = { status: 'shipped', category: 'food', shippedAt: now, orderDate: now };
  return { _id, petname, petprice: 10, ...charge, ...sent, ...changes } as CartEntryRecord;
}

const bags = anEntry('Salmon kibble', 3);
const bed = anEntry('Basket bed', 1, { category: 'accessories' });

function anOrder(problems: readonly OrderProblem[] = [], entries = [bags, bed]): ReportedOrder {
  return { entries, problems, returnDays: 30, now };
}

type Wanted = readonly [entry: Pick<CartEntryRecord, '_id'>, quantity?: number];

function aReport(wanted: readonly Wanted[], changes: Partial<Report> = {}): Report {
  const lines = wanted.map(([{ _id }, quantity]) => ({ entryId: String(_id), quantity }));
  return { kind: 'broken', wants: 'money', text: undefined, lines, ...changes };
}

/** What was reported, so many seconds ago. */
function aProblem(report: Report, order: ReportedOrder, changes: object = {}, seconds = 1): OrderProblem {
  const { lines: _wanted, isUnopened: _isUnopened, ...said } = report;
  const createdAt = new Date(now.getTime() - seconds * 1000);
  const stored = { ...said, lines: linesToReport(report, order), status: 'open', hasPhoto: false, createdAt };
  return toProblem({ _id: new Types.ObjectId(), ...stored, ...changes } as ProblemRecord);
}

const quantities = (report: Report, order = anOrder()) =>
  linesToReport(report, order).map(({ petname, quantity }) => [petname, quantity]);

describe('lines that something is wrong with', () => {
  it('are all that can be reported of each, or so many pieces', () => {
    expect(quantities(aReport([[bags, 2], [bed]]))).toEqual([
      ['Salmon kibble', 2],
      ['Basket bed', 1],
    ]);
    const known = aProblem(aReport([[bags, 2]]), anOrder());
    expect(quantities(aReport([[bags]]), anOrder([known]))).toEqual([['Salmon kibble', 1]]);
  });

  it('are one where it is named twice, and by whichever part of it', () => {
    const part = anEntry('Salmon kibble', 2, { lineId: bags._id });
    const order = anOrder([], [bags, part]);
    const report = aReport([[part, 1], [bags, 2], [bags]]);
    expect(linesToReport(report, order)).toEqual([
      { entryId: bags._id, petname: 'Salmon kibble', quantity: 5 },
    ]);
  });

  const other = anEntry('Ball', 1);
  it.each<[string, Report, string, string]>([
    ['of another order', aReport([[bed], [other]]), 'lines.1.entryId', 'Not of this order'],
    ['more than came', aReport([[bags, 4]]), 'lines.0.quantity', 'At most 3 of them can be reported'],
    [
      'more in two bits',
      aReport([
        [bags, 2],
        [bags, 2],
      ]),
      'lines.1.quantity',
      'At most 1 of them can be reported',
    ],
    ['all of it twice', aReport([[bed], [bed]]), 'lines.1.entryId', 'All of it is reported already'],
  ])('are refused, %s, by the name of the list and by their own', (_case, report, path, message) => {
    const fields = { lines: message, [`input.${path}`]: message };
    const refused = expect.objectContaining({ code: 'BAD_USER_INPUT', fields });
    expect(() => linesToReport(report, anOrder())).toThrow(refused);
  });

  it('are refused where one of them is food that somebody may have opened', () => {
    const report = aReport([[bed], [bags]], { kind: 'does_not_suit' });
    const refused = { fields: { 'input.isUnopened': 'Food comes back unopened only' } };
    expect(() => linesToReport(report, anOrder())).toThrow(expect.objectContaining(refused));
    expect(quantities({ ...report, isUnopened: true })).toHaveLength(2);
  });

  it('are refused where very much was said of the order', () => {
    const known = Array.from({ length: 20 }, () =>
      aProblem(aReport([[bed]]), anOrder(), { status: 'withdrawn' }),
    );
    const refused = expect.objectContaining({ code: 'CONFLICT' });
    expect(() => linesToReport(aReport([[bags]]), anOrder(known))).toThrow(refused);
  });
});

describe('the second half of a double click', () => {
  const said = aReport([[bags, 2], [bed]], { text: 'Torn' });
  it.each<[boolean, string, Report, object, number]>([
    [true, 'says the same', said, {}, 1],
    [true, 'names the lines in another order', { ...said, lines: said.lines.toReversed() }, {}, 1],
    [false, 'is about fewer pieces', aReport([[bags, 1], [bed]], { text: 'Torn' }), {}, 1],
    [false, 'is about one line of both', aReport([[bags, 2]], { text: 'Torn' }), {}, 1],
    [false, 'says something else', { ...said, text: 'Wet' }, {}, 1],
    [false, 'wants something else', { ...said, wants: 'another' }, {}, 1],
    [false, 'comes after the first was taken back', said, { status: 'withdrawn' }, 1],
    [false, 'comes later', said, {}, 60],
  ])('is it (%s) where it %s', (isIt, _case, report, changes, seconds) => {
    const known = aProblem(said, anOrder(), changes, seconds);
    expect(isSecondHalf(report, anOrder([known]))).toBe(isIt);
  });

  it('is all that is left of a line, where the first half was all of it too', () => {
    const all = aReport([[bags]]);
    expect(isSecondHalf(all, anOrder([aProblem(all, anOrder())]))).toBe(true);
    expect(isSecondHalf(all, anOrder([aProblem(aReport([[bags, 1]]), anOrder())]))).toBe(false);
  });
});
