import { cents, toCents } from '../../../../domain/money/money.ts';
import { deliveryNames } from '../../../../domain/orders/order-words.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { planDate } from '../../../../domain/repeats/plan-dates.ts';
import type { Quote } from '../../orders/quotes/quote.entity.ts';
import type { RepeatPricesService } from '../../payments/repeats/repeat-prices.service.ts';
import { RepeatPlanModel, type RepeatPlanRecord } from '../../repeats/repeat-plan.entity.ts';
import type { Bill, Letter } from '../letters/letter.ts';
import {
  type RepeatPrice,
  repeatAheadLetter,
  repeatChargedLetter,
  repeatDeclinedLetter,
  repeatLeftOutLetter,
} from '../letters/repeat-letters.ts';
import type { ShopLinks } from '../letters/shop-links.ts';
import type { MailRecord } from '../outbox/mail.entity.ts';
import { orderFacts, readOrder } from './order-facts.ts';

/** The letters of repeat deliveries, from plans as they are when they are sent; null where a mail is no longer so. */
export class RepeatLettersService {
  constructor(private readonly prices: RepeatPricesService) {}

  async ahead(mail: MailRecord, links: ShopLinks): Promise<Letter | null> {
    const plan = await planOf(mail);
    if (plan?.status !== 'active') return null;
    if (mail.leftOutDate) return repeatLeftOutLetter(plan, planDate(mail.leftOutDate), links);
    // Moved, skipped or sent since: the mail of its new day follows.
    if (!mail._id.endsWith(`:${plan.nextDate}`)) return null;
    const price = await this.prices.ofNext(plan);
    return price && repeatAheadLetter(plan, this.toPrice(plan, price), links);
  }

  async charged(mail: MailRecord, links: ShopLinks): Promise<Letter | null> {
    const { payment, entries } = await readOrder(mail);
    const sold = entries.filter(({ paidAt }) => paidAt);
    if (sold.length === 0) return null;
    const plan = await planOf(mail);
    const current = plan?.status === 'ended' ? null : plan;
    return repeatChargedLetter(orderFacts({ payment, entries: sold }), current, links);
  }

  async declined(mail: MailRecord, links: ShopLinks): Promise<Letter | null> {
    const plan = await planOf(mail);
    if (!plan?.problem || plan.status === 'ended') return null;
    const { problem, status, chargeDate } = plan;
    const triedAgainOn = status === 'active' ? chargeDate : null;
    return repeatDeclinedLetter(plan, { problem, triedAgainOn }, links);
  }

  private toPrice(plan: RepeatPlanRecord, quote: Quote): RepeatPrice {
    const pet = quote.lines[0]?.pet ?? null;
    return {
      bill: billOf(plan, quote),
      total: toCents(quote.total),
      before: cents(plan.lastCents),
      now: pet ? toCents(pet.petprice) : cents(plan.lastCents),
      wantsConsent: this.prices.wantsConsent(plan, pet),
    };
  }
}

async function planOf({ repeatPlanId }: MailRecord): Promise<RepeatPlanRecord | null> {
  return RepeatPlanModel.findById(repeatPlanId).lean<RepeatPlanRecord>();
}

function billOf({ delivery }: RepeatPlanRecord, quote: Quote): Bill {
  const { lines, adjustments, total } = quote;
  // What can not be had on the day comes by carrier, which alone is charged for.
  const method = quote.delivery > 0 ? DeliveryMethod.STANDARD : delivery;
  return {
    lines: lines.map(({ accessoriesAmount, petname, totalamount }) => ({
      label: `${accessoriesAmount} × ${petname}`,
      amount: toCents(totalamount),
    })),
    sums: [
      ...adjustments
        .filter(({ isApplied }) => isApplied)
        .map(({ label, amount }) => ({ label, amount: toCents(amount) })),
      { label: deliveryNames[method], amount: toCents(quote.delivery) },
    ],
    total: { label: 'To be charged', amount: toCents(total) },
  };
}
