import { Types } from 'mongoose';
import type { z } from 'zod';
import {
  MAX_PROBLEMS_OF_ORDER,
  type ReportLimits,
  reportObstacle,
} from '../../../../domain/orders/problems.ts';
import { badInput, DomainError } from '../../platform/domain-error.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import { badLine, lineOf } from '../cart-entries/line-pieces.ts';
import type { LineQuantity } from '../cart-entries/line-quantity.input.ts';
import { isDoubleClick } from '../order/double-click.ts';
import type { OrderProblem, StoredProblemLine } from '../records/problem.entity.ts';
import { limitsOfLine, lineNamed } from './problem-lines.ts';
import type { reportRules } from './report-problem.input.ts';

/** What somebody says is wrong. */
export type Report = z.infer<typeof reportRules>['input'];

/** What is known of an order whose shopper reports something. */
export interface ReportedOrder {
  readonly entries: readonly CartEntryRecord[];
  /** What was said before. */
  readonly problems: readonly OrderProblem[];
  readonly returnDays: number;
  readonly now: Date;
}

/** A line that somebody says something is wrong with, and what can be said of it. */
interface WantedLine extends StoredProblemLine {
  readonly category: string;
  readonly limits: ReportLimits;
}

/**
 * What a report is about, each line once.
 *
 * @throws DomainError BAD_USER_INPUT naming what can not be reported; CONFLICT where that is too often
 */
export function linesToReport(report: Report, order: ReportedOrder): StoredProblemLine[] {
  if (order.problems.length >= MAX_PROBLEMS_OF_ORDER)
    throw new DomainError('CONFLICT', 'That is a lot for one order: please write or call us');
  const lines = wantedLines(report.lines, order);
  for (const [place, { quantity, category, limits }] of lines.entries()) {
    const said = { kind: report.kind, quantity, isUnopened: report.isUnopened === true, category };
    const obstacle = reportObstacle(said, limits, order.now);
    if (obstacle?.field === 'isUnopened') throw badInput({ 'input.isUnopened': obstacle.message });
    if (obstacle) throw badInput(badLine('input.lines', `${place}.${obstacle.field}`, obstacle.message));
  }
  return joined(lines);
}

/** Whether a report is the second half of a double click. @throws DomainError BAD_USER_INPUT for a line of another order */
export function isSecondHalf(report: Report, order: ReportedOrder): boolean {
  return isDoubleClick(order.problems.filter((problem) => isSame(problem, report, order)));
}

/**
 * Whether a request says what a report says: a quantity that the report leaves out is what could be reported before the
 * request. One that was taken back says nothing any more.
 */
function isSame(problem: OrderProblem, report: Report, order: ReportedOrder): boolean {
  const fields = ['kind', 'wants', 'text'] as const;
  if (problem.status === 'withdrawn' || fields.some((field) => problem[field] !== report[field]))
    return false;
  const problems = order.problems.filter((one) => one !== problem);
  const lines = joined(wantedLines(report.lines, { ...order, problems }));
  return textOfLines(lines) === textOfLines(problem.lines);
}

function textOfLines(lines: readonly StoredProblemLine[]): string {
  const texts = lines.map(({ entryId, quantity }) => `${textOf(entryId)} ${quantity}`);
  return texts.sort().join(', ');
}

/**
 * The lines that somebody means, with all that can be reported of those without a quantity. Of one that is named twice
 * so much less is left the second time.
 *
 * @throws DomainError BAD_USER_INPUT for a line of another order
 */
function wantedLines(wanted: readonly LineQuantity[], order: ReportedOrder): WantedLine[] {
  const lines: WantedLine[] = [];
  for (const [place, { entryId, quantity }] of wanted.entries()) {
    const line = lineNamed(entryId, order.entries);
    const [first] = line;
    if (!first) throw badInput(badLine('input.lines', `${place}.entryId`, 'Not of this order'));
    const asked = [...order.problems, { status: 'open' as const, lines }];
    const limits = limitsOfLine(line, asked, order.returnDays, order.now);
    lines.push({
      ...{ entryId: new Types.ObjectId(lineOf(first)), petname: first.petname, limits },
      ...{ category: first.category, quantity: quantity ?? limits.quantity },
    });
  }
  return lines;
}

function joined(lines: readonly WantedLine[]): StoredProblemLine[] {
  const byLine = Map.groupBy(lines, ({ entryId }) => entryId.toHexString());
  return [...byLine.values()].flatMap((pieces) =>
    pieces.slice(0, 1).map(({ entryId, petname }) => ({
      ...{ entryId, petname },
      quantity: pieces.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
  );
}
