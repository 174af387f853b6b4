import { dateOf } from '../../../lib/format/calendar-days.ts';
import { dayProblem, isFiltered, readFilter, toWhere, writeFilter } from './audit-filter.ts';

function read(query: string) {
  return readFilter(new URLSearchParams(query));
}

describe('the audit filter', () => {
  it.each([
    ['', {}],
    ['action=make_admin', { action: 'MAKE_ADMIN' }],
    ['action=MAKE_ADMIN', { action: 'MAKE_ADMIN' }],
    ['actor=+ada%40petshop.test+', { actor: 'ada@petshop.test' }],
    ['from=2026-11-01&to=2026-11-21', { firstDay: '2026-11-01', lastDay: '2026-11-21' }],
  ])('is read from the URL: %s', (query, filter) => {
    expect(read(query)).toEqual({ ...read(''), ...filter });
  });

  it.each(['action=DROP_TABLE', 'action=constructor', 'actor=++', 'from=2026-02-31', 'to=yesterday', 'x=y'])(
    'drops unknown values: %s',
    (query) => {
      expect(isFiltered(read(query))).toBe(false);
    },
  );

  it.each(['', 'action=ship_cart_entry', 'actor=command+line', 'from=2026-11-01&to=2026-11-21'])(
    'survives reading and writing: %j',
    (query) => {
      expect(writeFilter(read(query)).toString()).toBe(query);
    },
  );

  it('counts both days whole', () => {
    expect(toWhere({ firstDay: '2026-11-20', lastDay: '2026-11-21' })).toEqual({
      since: dateOf('2026-11-20').toISOString(),
      until: dateOf('2026-11-22').toISOString(),
    });
  });

  it('reports a last day before the first', () => {
    expect(dayProblem({ firstDay: '2026-11-21', lastDay: '2026-11-20' })).toBe('Not before the first day');
    expect(dayProblem({ firstDay: '2026-11-21', lastDay: '2026-11-21' })).toBeUndefined();
  });
});
