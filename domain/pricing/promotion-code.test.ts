import { cents } from '../money/money.ts';
import { isKnownCode, readCode, shownCode } from './promotion-code.ts';

it.each([
  ['as it is', 'FRIEND30'],
  ['in quotes', '“friend30”'],
  ['in other quotes', '«\u00a0FRIEND30\u00a0»'],
  ['in brackets, with a full stop', '(FRIEND30).'],
  ['with a blank in it', 'FRIEND 30'],
  ['as a Turkish keyboard has it', ' frİend30'],
])('a code is understood %s', (_how, text) => {
  expect(readCode(text)).toBe('FRIEND30');
});

it('keeps the dashes of a code, and is nothing where nothing but signs was typed', () => {
  expect(readCode('‘Summer — 26’')).toBe('SUMMER-26');
  expect(readCode('“ ”')).toBe('');
});

describe('a code is known', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const later = new Date('2026-11-28T13:00:00Z');
  const promotion = {
    ...{ code: 'TEN', isActive: true, from: null, until: null, maxUses: 5, maxUsesPerAccount: 2 },
    ...{ minEntriesTotal: cents(0), categories: [], types: [] },
    value: { label: '10% off', percentOff: 10 },
  };

  it.each([
    ['that can be used', {}, {}, true],
    ['that was ended', { isActive: false }, {}, false],
    ['that is over', { until: now }, {}, false],
    ['that ends later', { until: later }, {}, true],
    ['that begins now', { from: now }, {}, true],
    ['that has not begun', { from: later }, {}, false],
    ['that others have used up', {}, { inAll: 5 }, false],
    ['that this account has used', {}, { inAll: 3, byAccount: 2 }, true],
    ['that this account has used, as others have', {}, { inAll: 5, byAccount: 2 }, true],
    ['that this account had used, and was ended', { isActive: false }, { byAccount: 2 }, false],
  ])('%s', (_which, changes, uses, isKnown) => {
    const entered = {
      text: 'TEN',
      promotion: { ...promotion, ...changes },
      uses: { inAll: 0, byAccount: 0, ...uses },
    };
    expect(isKnownCode(entered, now)).toBe(isKnown);
  });

  it('and nobody knows one that was never made', () => {
    expect(isKnownCode({ text: 'TEN', promotion: null, uses: { inAll: 0, byAccount: 0 } }, now)).toBe(false);
  });
});

it('a code that is too long to be one is told by its beginning', () => {
  expect(shownCode('x'.repeat(40))).toBe('X'.repeat(32));
});
