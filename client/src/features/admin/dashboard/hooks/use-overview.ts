import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { Day } from '../../../../lib/format/calendar-days.ts';
import {
  AdminOverviewDocument,
  PeriodBeforeDocument,
  RevenueBeforeDocument,
} from '../api/overview.operations.ts';
import { lastMonthSoFar, type Period, spanBefore, spanOf, yesterday } from '../lib/period.ts';

/** The figures of a period. While another one is fetched, those of the one before stay and are `isOutdated`. */
export function useOverview(period: Period) {
  const { data, previousData, loading, error, refetch } = useShopDaysQuery(
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
  const { data } = useShopDaysQuery(RevenueBeforeDocument, spans);
  return data && { yesterday: data.yesterday.period, lastMonth: data.lastMonth.period };
}

export function usePeriodBefore(period: Period) {
  const { data } = useShopDaysQuery(
    PeriodBeforeDocument,
    useMemo(() => spanBefore(period), [period]),
  );
  return data?.overview.period;
}

/** Asks by the shop's days, which are the same for everybody: no time zone is named. */
function useShopDaysQuery<Data, Spans extends OperationVariables>(
  document: TypedDocumentNode<Data, Spans>,
  variables: Spans,
) {
  return useQuery(document, { variables, fetchPolicy: 'cache-and-network' });
}
