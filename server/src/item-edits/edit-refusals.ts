import type { ItemsChange } from '../../../domain/item-edits/items-change-rules.ts';
import { badInput, DomainError } from '../platform/domain-error.ts';
import type { EditProblem } from './edit-plan.ts';
import type { EditSurvey } from './edit-survey.ts';

/** Items that a refusal names. */
const MAX_NAMED = 3;

/** The input that a field of an item is changed by, where that has another name. */
const inputs: Readonly<Record<string, string>> = { petprice: 'pricePercent', availability: 'isRetired' };

/**
 * Lets a change be made only as it was looked at, and meant.
 *
 * @param fingerprint of what was looked at before; none where whatever it does now is meant
 * @throws DomainError BAD_USER_INPUT that says by field which items can't be changed so, or names the first prices that
 *   nobody has confirmed; CONFLICT where it would do something else by now
 */
export function requireMeant(
  survey: EditSurvey,
  change: ItemsChange,
  fingerprint: string | null | undefined,
): void {
  requirePossible(survey.problems);
  if (fingerprint && fingerprint !== survey.fingerprint())
    throw new DomainError('CONFLICT', 'Items have changed meanwhile: look at what would change now');
  requireUsual(survey, change);
}

function requirePossible(problems: readonly EditProblem[]): void {
  if (problems.length === 0) return;
  const fields = new Map<string, string[]>();
  for (const { field, petname, reason } of problems) {
    const input = `change.${inputs[field] ?? field}`;
    const named = fields.get(input) ?? [];
    named.push(`${petname}: ${reason}`);
    fields.set(input, named);
  }
  throw badInput(
    Object.fromEntries([...fields].map(([field, named]) => [field, firstOf(named, named.length)])),
  );
}

function requireUsual(survey: EditSurvey, { confirmsUnusual }: ItemsChange): void {
  if (survey.unusualCount === 0 || confirmsUnusual) return;
  const unusual = survey.first().filter((item) => item.unusual);
  const named = unusual.map(({ petname, unusual: why }) => `${petname}: ${why}`);
  throw badInput({ change: `Confirm unusual prices: ${firstOf(named, survey.unusualCount)}` });
}

function firstOf(named: readonly string[], count: number): string {
  const more = count - MAX_NAMED;
  return [...named.slice(0, MAX_NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
