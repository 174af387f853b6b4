import { optionalDollars } from '../../input/number-rules.ts';
import { addCents, cents, formatDollars, toCents } from '../../money/money.ts';
import { spread } from '../../pricing/shares.ts';
import type { PromotionKind } from '../promotion-kind.ts';

export const dollarsOff = {
  name: 'Dollars',
  rule: optionalDollars(
    { value: 0.01, message: 'More than 0' },
    { value: 100_000, message: 'At most 100,000 dollars' },
  ),
  isWhole: false,
  field: {
    ...{ label: 'Dollars off', hint: 'Of all lines it is for together.', unit: '$', placeholder: '5.00' },
  },
  about: {
    stored: 'US dollars off the lines it is for, all together; null where it takes a percentage.',
    added: 'US dollars off the lines it is for, all together, in whole cents.',
    changed: 'US dollars off the lines it is for, all together.',
  },
  canTakeAll: (dollars) => dollars > 0,
  takes: (dollars) => ({
    label: `${formatDollars(dollars)} off`,
    takeOff: (lines) => {
      const left = lines.map((line) => line.left);
      return spread(cents(Math.min(toCents(dollars), addCents(left))), left);
    },
  }),
} satisfies PromotionKind;
