import { truncateText } from '../../../../../domain/text/truncate-text.ts';
import type { AuditAction, AuditWhere } from '../../../gql/graphql.ts';
import { addDays, type Day, isDay, startOf } from '../../../lib/format/calendar-days.ts';
import { actionNames } from './audit-labels.ts';

/** Filter of the audit log. Days are the shop's, and inclusive. */
export interface AuditFilter {
  readonly action?: AuditAction;
  readonly actor?: string;
  readonly firstDay?: Day;
  readonly lastDay?: Day;
}

/** Reads the filter from an address. What is not a known value is left out, so no address can break the list. */
export function readFilter(params: URLSearchParams): AuditFilter {
  const action = Object.keys(actionNames).find((known) => known === params.get('action')?.toUpperCase());
  return {
    action: action as AuditAction | undefined,
    actor: truncateText(params.get('actor')?.trim() ?? '', MAX_ACTOR_LENGTH) || undefined,
    firstDay: dayIn(params.get('from')),
    lastDay: dayIn(params.get('to')),
  };
}

/** The filter as URL parameters, without defaults. */
export function writeFilter({ action, actor, firstDay, lastDay }: AuditFilter): URLSearchParams {
  const words = { action: action?.toLowerCase(), actor: actor?.trim(), from: firstDay, to: lastDay };
  return new URLSearchParams(
    Object.entries(words).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** The longest e-mail address there is. */
export const MAX_ACTOR_LENGTH = 254;

export function isFiltered(filter: AuditFilter): boolean {
  return Object.values(filter).some(Boolean);
}

/** What is wrong with the days. */
export function dayProblem({ firstDay, lastDay }: AuditFilter): string | undefined {
  return firstDay && lastDay && lastDay < firstDay ? 'Not before the first day' : undefined;
}

/** The filter as the API's input: the last day is inclusive. */
export function toWhere({ action, actor, firstDay, lastDay }: AuditFilter): AuditWhere {
  return {
    ...(action && { action }),
    ...(actor && { actor }),
    ...(firstDay && { since: startOf(firstDay) }),
    ...(lastDay && { until: startOf(addDays(lastDay, { days: 1 })) }),
  };
}

function dayIn(text: string | null): Day | undefined {
  return text && isDay(text) ? text : undefined;
}
