import { startOf } from '../../../lib/format/calendar-days.ts';
import {
  dayProblem,
  isFiltered,
  type OrderFilter,
  readFilter,
  toWhere,
  writeFilter,
} from './order-filter.ts';

const whole: OrderFilter = {
  search: 'Zoë kibble',
  status: 'PARTLY_SHIPPED',
  delivery: 'SAME_DAY',
  hasRequest: true,
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
};

describe('the filter of orders', () => {
  it('is in the address, and read from it again', () => {
    const address = writeFilter(whole).toString();
    expect(address).toBe(
      'search=Zo%C3%AB+kibble&status=partly_shipped&delivery=same_day&requests=open&from=2026-11-01&to=2026-11-30',
    );
    expect(readFilter(new URLSearchParams(address))).toEqual(whole);
    expect(isFiltered(whole)).toBe(true);
  });

  it.each(['status=nope', 'delivery=by+owl', 'requests=none', 'from=2026-02-31&to=x', 'search=+++', ''])(
    'is nothing where the address says %j',
    (address) => {
      expect(isFiltered(readFilter(new URLSearchParams(address)))).toBe(false);
    },
  );

  it('has its last day whole', () => {
    expect(toWhere(whole)).toEqual({
      ...{ search: 'Zoë kibble', status: 'PARTLY_SHIPPED', delivery: 'SAME_DAY', hasOpenProblem: true },
      ...{ placedFrom: startOf('2026-11-01'), placedTo: startOf('2026-12-01') },
    });
    expect(toWhere({})).toEqual({});
  });

  it('says where its days are the wrong way round', () => {
    expect(dayProblem(whole)).toBeUndefined();
    expect(dayProblem({ firstDay: '2026-11-02', lastDay: '2026-11-01' })).toBe('Not before the first day');
  });
});
