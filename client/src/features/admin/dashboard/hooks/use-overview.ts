import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { errorFields } from '../../../../lib/apollo/api-error.ts';
import type { Day } from '../../../../lib/format/calendar-days.ts';
import {
  AdminOverviewDocument,
  PeriodBeforeDocument,
  RevenueBeforeDocument,
} from '../api/overview.operations.ts';
import { lastMonthSoFar, type Period, spanBefore, spanOf, yesterday } from '../lib/period.ts';
import { browserTimeZone, utcOffset } from '../lib/time-zone.ts';

/** The figures of a period. While another one is fetched, those of the one before stay and are `isOutdated`. */
export function useOverview(period: Period) {
  const { data, previousData, loading, error, refetch } = useOwnDaysQuery(
    AdminOverviewDocument,
    useMemo(() => spanOf(period), [period]),
  );
  const overview = data?.overview ?? (loading ? previousData?.overview : undefined);
  return { overview, isOutdated: !data, error, refetch };
}

/*
 * What there is to compare with. The figures can be read without it, so these neither load nor fail visibly.
 */

export function useRevenueBefore(today: Day) {
  const spans = useMemo(() => {
    const day = yesterday(today);
    const month = lastMonthSoFar(today);
    return { yesterdayFrom: day.from, yesterdayTo: day.to, monthFrom: month.from, monthTo: month.to };
  }, [today]);
  const { data } = useOwnDaysQuery(RevenueBeforeDocument, spans);
  return data && { yesterday: data.yesterday.period, lastMonth: data.lastMonth.period };
}

export function usePeriodBefore(period: Period) {
  const { data } = useOwnDaysQuery(
    PeriodBeforeDocument,
    useMemo(() => spanBefore(period), [period]),
  );
  return data?.overview.period;
}

/**
 * Asks in the browser's time zone, because the shop's days are this admin's days. Where the shop does not know it,
 * since its name is newer than the shop, its distance from UTC does.
 */
function useOwnDaysQuery<Data, Spans extends object>(
  document: TypedDocumentNode<Data, Spans & { timeZone: string }>,
  spans: Spans,
) {
  const [timeZone, setTimeZone] = useState(browserTimeZone);
  const variables = useMemo(() => ({ ...spans, timeZone }), [spans, timeZone]);
  const result = useQuery(document, { variables, fetchPolicy: 'cache-and-network' });
  const offset = utcOffset(new Date());
  if (timeZone !== offset && 'timeZone' in errorFields(result.error)) setTimeZone(offset);
  return result;
}
