import { optionalWholeNumber } from '../../input/number-rules.ts';
import type { PromotionKind } from '../promotion-kind.ts';

export const percentOff = {
  name: 'Percent',
  rule: optionalWholeNumber(
    'A number of percent',
    { value: 1, message: 'At least 1' },
    { value: 100, message: 'At most 100' },
  ),
  isWhole: true,
  field: { label: 'Percent off', hint: 'Of each line it is for.', unit: '%', placeholder: '30' },
  about: {
    stored: 'Percent off the lines it is for, 1 to 100; null where it takes dollars.',
    added: 'Percent off the lines it is for, 1 to 100.',
    changed: 'Percent off the lines it is for, 1 to 100.',
  },
  canTakeAll: (percent) => percent === 100,
  takes: (percent) => ({ label: `${percent}% off`, percentOff: percent }),
} satisfies PromotionKind;
