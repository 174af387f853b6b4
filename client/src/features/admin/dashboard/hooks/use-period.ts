import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayOf } from '../../../../lib/format/calendar-days.ts';
import { type Period, readPeriod, writePeriod } from '../lib/period.ts';

/** The chosen period is in the URL, so that it survives a reload and can be shared. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const today = dayOf(new Date());
  const period = useMemo(() => readPeriod(params, today), [params, today]);

  function setPeriod(next: Period) {
    setParams(writePeriod(next), { replace: true, preventScrollReset: true, flushSync: true });
  }

  return { period, today, setPeriod };
}
