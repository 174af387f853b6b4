import type { ItemsChange } from '../../../domain/item-edits/items-change-rules.ts';
import { badInput } from '../platform/domain-error.ts';
import type { EditPlan, EditProblem } from './edit-plan.ts';

/** Items that a refusal names. */
const MAX_NAMED = 3;

/** The input that a field of an item is changed by, where that has another name. */
const inputs: Readonly<Record<string, string>> = { petprice: 'pricePercent', availability: 'isRetired' };

/** @throws DomainError BAD_USER_INPUT that says by field which items can't be changed so */
export function requirePossible(problems: readonly EditProblem[]): void {
  if (problems.length === 0) return;
  const fields = new Map<string, string[]>();
  for (const { field, petname, reason } of problems) {
    const input = `change.${inputs[field] ?? field}`;
    fields.set(input, [...(fields.get(input) ?? []), `${petname}: ${reason}`]);
  }
  throw badInput(Object.fromEntries([...fields].map(([field, named]) => [field, firstOf(named)])));
}

/** @throws DomainError BAD_USER_INPUT that names the first prices that nobody has confirmed */
export function requireUsual({ items }: EditPlan, { confirmsUnusual }: ItemsChange): void {
  const unusual = items.filter((item) => item.unusual);
  if (unusual.length === 0 || confirmsUnusual) return;
  const named = unusual.map(({ record, unusual: why }) => `${record.petname}: ${why}`);
  throw badInput({ change: `Confirm unusual prices: ${firstOf(named)}` });
}

function firstOf(named: readonly string[]): string {
  const more = named.length - MAX_NAMED;
  return [...named.slice(0, MAX_NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
