import { cents, isDollars, toCents } from '../../../domain/money/money.ts';
import { chargeTime } from '../../../domain/repeats/charge-time.ts';
import type { PlanDate } from '../../../domain/repeats/plan-dates.ts';
import { needsConsent } from '../../../domain/repeats/price-consent.ts';
import type { Pet } from '../catalogue/pet/pet.entity.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { Quote } from '../orders/quotes/quote.entity.ts';
import type { QuotesService } from '../orders/quotes/quotes.service.ts';
import type { TermsSource } from '../shop-settings/current-shop-settings.ts';
import { shopToday } from '../shop-settings/shop-today.ts';
import type { FindPets, RepeatOrderService } from './repeat-order.service.ts';
import type { RepeatPlan, RepeatPlanRecord } from './repeat-plan.entity.ts';

type AnyPlan = RepeatPlan | RepeatPlanRecord;

/** What deliveries of plans cost. */
export class RepeatPricesService {
  constructor(
    private readonly orders: RepeatOrderService,
    private readonly quotes: QuotesService,
    private readonly settings: TermsSource,
  ) {}

  /**
   * The next delivery, on its day.
   *
   * @param find items, as a request looks them up together
   * @returns null where there will be none as things are
   */
  async ofNext(plan: AnyPlan, find?: FindPets): Promise<Quote | null> {
    const { timeZone } = await this.settings.terms();
    return this.quoteAt(plan, chargeTime(plan.chargeDate, timeZone), find);
  }

  /** The same, were it sent now. */
  now(plan: AnyPlan, find?: FindPets): Promise<Quote | null> {
    return this.quoteAt(plan, databaseClock.now(), find);
  }

  wantsConsent({ status, agreedCents }: AnyPlan, pet: Pet | null): boolean {
    if (status === 'ended' || !pet || !isDollars(pet.petprice)) return false;
    return needsConsent(cents(agreedCents), toCents(pet.petprice));
  }

  today(): Promise<PlanDate> {
    return shopToday(this.settings);
  }

  private async quoteAt(plan: AnyPlan, at: Date, find?: FindPets): Promise<Quote | null> {
    if (plan.status === 'ended') return null;
    const next = await (find ? this.orders.nextDelivery(plan, find) : this.orders.nextDeliveryIn(plan));
    return next.kind === 'lines' || next.kind === 'consent'
      ? this.quotes.quoteRepeat(next.lines, plan, at)
      : null;
  }
}
