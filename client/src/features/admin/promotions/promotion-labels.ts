import type { PromotionState } from '../../../../../domain/promotions/promotion-state.ts';
import { listed } from '../../../../../domain/text/listed.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import type { Promotion } from './use-promotions.ts';

/** Names of the states, and how their badges are coloured. */
export const stateLabels: Readonly<Record<PromotionState, { status: string; label: string }>> = {
  active: { status: 'ACTIVE', label: 'active' },
  notBegun: { status: 'NOT_BEGUN', label: 'not begun' },
  over: { status: 'OVER', label: 'over' },
  usedUp: { status: 'USED_UP', label: 'used up' },
  ended: { status: 'ENDED', label: 'ended' },
};

const categoryLabels: Readonly<Record<string, string>> = { FOOD: 'food', ACCESSORIES: 'accessories' };
const typeLabels: Readonly<Record<string, string>> = { DOG: 'dogs', CAT: 'cats', OTHER: 'others' };

/** "Food for dogs and cats". */
export function kindsText({ categories, types }: Promotion): string {
  const what = categories.length === 1 ? [...categories] : ['FOOD', 'ACCESSORIES'];
  const goods = listed(what.map((category) => categoryLabels[category] ?? category.toLowerCase()));
  const animals = types.length === 0 ? '' : ` for ${listed(types.map((type) => typeLabels[type] ?? type))}`;
  return `${goods.charAt(0).toUpperCase()}${goods.slice(1)}${animals}`;
}

/** When it counts. */
export function periodText({ from, until }: Promotion): string {
  const parts = [from && `from ${formatDateTime(from)}`, until && `until ${formatDateTime(until)}`];
  const text = parts.filter(Boolean).join(' ');
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : 'Always';
}

/** How often one account may use it. */
export function perAccountText({ maxUsesPerAccount: times }: Promotion): string {
  if (typeof times !== 'number') return '';
  return times === 1 ? 'once per account' : `${times} times per account`;
}
