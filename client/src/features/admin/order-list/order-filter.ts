import { DeliveryMethod } from '../../../../../domain/pricing/choices.ts';
import { truncateText } from '../../../../../domain/text/truncate-text.ts';
import type { OrderStatus, OrderWhere } from '../../../gql/graphql.ts';
import { addDays, type Day, isDay, startOf } from '../../../lib/format/calendar-days.ts';

/** Longest search text that the API looks at. */
export const MAX_SEARCH_LENGTH = 100;

/** In the order of an order's life. */
export const orderStates = [
  'PENDING',
  'PAID',
  'PARTLY_SHIPPED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'RETURNED',
] as const satisfies readonly OrderStatus[];

export const deliveryMethods = Object.keys(DeliveryMethod) as (keyof typeof DeliveryMethod)[];

/** Filter of the list of orders. Days are the shop's, and inclusive. */
export interface OrderFilter {
  readonly search?: string;
  readonly status?: OrderStatus;
  readonly delivery?: keyof typeof DeliveryMethod;
  /** Whether only those whose shoppers wait for an answer to what they reported. */
  readonly hasRequest?: true;
  readonly firstDay?: Day;
  readonly lastDay?: Day;
}

/** What is looked at every day. */
export const quickFilters: readonly { readonly name: string; readonly filter: OrderFilter }[] = [
  { name: 'All', filter: {} },
  { name: 'To ship', filter: { status: 'PAID' } },
  { name: 'Today', filter: { status: 'PAID', delivery: 'SAME_DAY' } },
  { name: 'To pick up', filter: { status: 'SHIPPED', delivery: 'CURBSIDE' } },
  { name: 'On the way', filter: { status: 'SHIPPED', delivery: 'STANDARD' } },
  { name: 'Partly shipped', filter: { status: 'PARTLY_SHIPPED' } },
  { name: 'Requests', filter: { hasRequest: true } },
];

/** Reads the filter from an address. What is not a known value is left out, so no address can break the list. */
export function readFilter(params: URLSearchParams): OrderFilter {
  return {
    search: truncateText(params.get('search')?.trim() ?? '', MAX_SEARCH_LENGTH) || undefined,
    status: orderStates.find((state) => state === params.get('status')?.toUpperCase()),
    delivery: deliveryMethods.find((method) => method === params.get('delivery')?.toUpperCase()),
    ...(params.get('requests') === 'open' && { hasRequest: true as const }),
    firstDay: dayIn(params.get('from')),
    lastDay: dayIn(params.get('to')),
  };
}

/** The filter as URL parameters, without defaults. */
export function writeFilter({
  search,
  status,
  delivery,
  hasRequest,
  firstDay,
  lastDay,
}: OrderFilter): URLSearchParams {
  const words = {
    ...{ search: search?.trim(), status: status?.toLowerCase(), delivery: delivery?.toLowerCase() },
    ...{ requests: hasRequest && 'open', from: firstDay, to: lastDay },
  };
  return new URLSearchParams(
    Object.entries(words).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** The filter as the API's input: the last day is inclusive. */
export function toWhere({
  search,
  status,
  delivery,
  hasRequest,
  firstDay,
  lastDay,
}: OrderFilter): OrderWhere {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(delivery && { delivery }),
    ...(hasRequest && { hasOpenProblem: true }),
    ...(firstDay && { placedFrom: startOf(firstDay) }),
    ...(lastDay && { placedTo: startOf(addDays(lastDay, { days: 1 })) }),
  };
}

export function isFiltered(filter: OrderFilter): boolean {
  return Object.values(filter).some(Boolean);
}

/** What is wrong with the days. */
export function dayProblem({ firstDay, lastDay }: OrderFilter): string | undefined {
  return firstDay && lastDay && lastDay < firstDay ? 'Not before the first day' : undefined;
}

function dayIn(text: string | null): Day | undefined {
  return text && isDay(text) ? text : undefined;
}
