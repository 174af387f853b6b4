import type { OwnOrder } from '../hooks/use-order.ts';

/** A line that came, as far as something can be said to be wrong with it. */
export interface ReportableLine {
  readonly _id: string;
  readonly petname: string;
  readonly category: string;
  /** How many of its pieces, and until when. */
  readonly accessoriesAmount: number;
  readonly until: string;
}

/** The lines of an order with which something can be said to be wrong. */
export function reportableLines({ entries, reportable }: OwnOrder): ReportableLine[] {
  return entries.flatMap(({ _id, petname, category }) =>
    reportable
      .filter(({ entryId }) => entryId === _id)
      .map(({ quantity, until }) => ({ _id, petname, category, accessoriesAmount: quantity, until })),
  );
}
