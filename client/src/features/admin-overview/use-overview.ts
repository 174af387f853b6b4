import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { Day } from '../../lib/days.ts';
import { AdminOverviewDocument, PeriodBeforeDocument, RevenueBeforeDocument } from './overview.operations.ts';
import { lastMonthSoFar, type Period, spanBefore, spanOf, yesterday } from './period.ts';

/** The browser's time zone: the shop's days are this admin's days. */
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';

/** The figures of a period. While another one is fetched, those of the one before stay and are `isOutdated`. */
export function useOverview(period: Period) {
  const { data, previousData, loading, error, refetch } = useQuery(AdminOverviewDocument, {
    variables: useMemo(() => ({ ...spanOf(period), timeZone }), [period]),
    fetchPolicy: 'cache-and-network',
  });
  const overview = data?.overview ?? (loading ? previousData?.overview : undefined);
  return { overview, isOutdated: !data, error, refetch };
}

/*
 * What there is to compare with. The figures can be read without it, so these neither load nor fail visibly.
 */

export function useRevenueBefore(today: Day) {
  const { data } = useQuery(RevenueBeforeDocument, {
    variables: useMemo(() => {
      const day = yesterday(today);
      const month = lastMonthSoFar(today);
      return {
        yesterdayFrom: day.from,
        yesterdayTo: day.to,
        monthFrom: month.from,
        monthTo: month.to,
        timeZone,
      };
    }, [today]),
    fetchPolicy: 'cache-and-network',
  });
  return data && { yesterday: data.yesterday.period, lastMonth: data.lastMonth.period };
}

export function usePeriodBefore(period: Period) {
  const { data } = useQuery(PeriodBeforeDocument, {
    variables: useMemo(() => ({ ...spanBefore(period), timeZone }), [period]),
    fetchPolicy: 'cache-and-network',
  });
  return data?.overview.period;
}
