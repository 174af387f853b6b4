import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { type ProblemReport, problemRules } from '../../../../../domain/input/problem-rules.ts';
import {
  mustBeUnopened,
  ProblemKind,
  ProblemWants,
  reportObstacle,
} from '../../../../../domain/orders/problems.ts';
import type { LineQuantityInput, ReportProblemInput } from '../../../gql/graphql.ts';
import type { ReportableLine } from './reportable-lines.ts';

export type Kind = keyof typeof ProblemKind;
export type Wants = keyof typeof ProblemWants;

/** What the form asks beside the lines. */
export interface ReportValues {
  readonly kind: Kind | '';
  readonly wants: Wants | '';
  readonly text: string;
  readonly isUnopened: boolean;
  readonly photo: File | null;
}

/** What is wrong, by field; `form` for what is wrong with none of them. */
export type Problems = Readonly<Partial<Record<keyof ReportValues | 'lines' | 'form', string>>>;

type Reading = { readonly input: ReportProblemInput } | { readonly problems: Problems };

/** The form as the API takes it, or what is wrong with it, by the rules that the API has. */
export function readReport(
  { kind, wants, photo: _photo, ...values }: ReportValues,
  quantities: LineQuantityInput[],
  lines: readonly ReportableLine[],
): Reading {
  const said = { ...values, kind: kind && ProblemKind[kind], wants: wants && ProblemWants[wants] };
  const { data, error } = problemRules.safeParse(said);
  const noLine = quantities.length === 0 && { lines: 'Choose at least one line' };
  if (error || noLine || kind === '' || wants === '')
    return { problems: { ...(error && fieldErrors(error)), ...noLine } };
  const obstacle = findObstacle(data, quantities, lines);
  if (obstacle) return { problems: obstacle };
  const { text = null } = data;
  return { input: { lines: quantities, kind, wants, text, isUnopened: values.isUnopened } };
}

/** Why one of the lines can not be reported; null where all can. */
function findObstacle(
  { kind, isUnopened }: Pick<ProblemReport, 'kind' | 'isUnopened'>,
  quantities: readonly LineQuantityInput[],
  lines: readonly ReportableLine[],
): Problems | null {
  for (const { _id, petname, category, accessoriesAmount, until } of lines) {
    const { quantity } = quantities.find(({ entryId }) => entryId === _id) ?? {};
    if (!quantity) continue;
    const report = { kind, quantity, isUnopened: isUnopened === true, category: category.toLowerCase() };
    const limits = { quantity: accessoriesAmount, until: new Date(until) };
    const obstacle = reportObstacle(report, limits, new Date());
    if (obstacle?.field === 'isUnopened') return { isUnopened: obstacle.message };
    if (obstacle) return { lines: `${petname}: ${obstacle.message}` };
  }
  return null;
}

/** Whether a line comes back unopened only, for this reason. */
export function isUnopenedOnly(kind: ProblemKind) {
  return ({ category }: ReportableLine) => mustBeUnopened(kind, category.toLowerCase());
}
