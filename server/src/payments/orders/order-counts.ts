import { PaymentModel } from '../records/payment.entity.ts';
import { type OrderQuery, QUERY_TIMEOUT_MS } from './order-search.ts';

/** Up to so many orders are counted each time. */
const EXACT = 1000;

/** How long a count of more is given again, in milliseconds. */
const KEPT_MS = 10_000;

/** Most lists whose counts are kept. */
const MAX_KEPT = 100;

/** How many orders lists have. A thousand are counted each time, more of them every ten seconds: what is shown of so many is a magnitude. */
export class OrderCounts {
  private readonly kept = new Map<string, { readonly count: Promise<number>; readonly until: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  async count(query: OrderQuery): Promise<number> {
    const key = JSON.stringify(query);
    const kept = this.kept.get(key);
    if (kept && kept.until > this.now()) return kept.count;
    const few = await countUpTo(EXACT + 1, query);
    return few <= EXACT ? few : this.countAll(key, query);
  }

  private async countAll(key: string, query: OrderQuery): Promise<number> {
    const count = countUpTo(undefined, query);
    this.kept.delete(key);
    this.kept.set(key, { count, until: this.now() + KEPT_MS });
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size > MAX_KEPT) this.kept.delete(oldest);
    count.catch(() => this.kept.delete(key));
    return count;
  }
}

function countUpTo(limit: number | undefined, { filter, hint }: OrderQuery): Promise<number> {
  const options = { maxTimeMS: QUERY_TIMEOUT_MS, ...(limit && { limit }), ...(hint && { hint }) };
  return PaymentModel.countDocuments(filter, options).exec();
}
