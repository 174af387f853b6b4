import { type Cents, cents, formatDollars, toCents, toDollars } from '../../../../domain/money/money.ts';
import { DeliveryMethod, deliveryNames } from '../../../../domain/pricing/choices.ts';
import { dateText, type PlanDate, planDate } from '../../../../domain/repeats/plan-dates.ts';
import type { Quote } from '../../orders/quotes/quote.entity.ts';
import type { MailRecord } from '../../outbox/mail.entity.ts';
import { RepeatPlanModel, type RepeatPlanRecord } from '../../repeats/repeat-plan.entity.ts';
import type { RepeatPricesService } from '../../repeats/repeat-prices.service.ts';
import type { Bill, Letter, LetterLink } from '../writing/letter.ts';
import type { ShopLinks } from '../writing/shop-links.ts';
import { asWritten } from '../writing/typed-text.ts';
import type { Writers } from '../writing/writer.ts';
import { type OrderFacts, orderFacts, readOrder } from './order-facts.ts';
import { orderPaidLetter, type PickupFacts } from './order-letters.ts';

/** A plan, as its mails name it. */
interface RepeatFacts {
  readonly username: string;
  readonly petname: string;
  readonly accessoriesAmount: number;
  readonly everyWeeks: number;
  readonly nextDate: PlanDate;
}

/** What the next delivery costs. */
interface RepeatPrice {
  readonly bill: Bill;
  readonly total: Cents;
  /** The price of one piece of the item: last time, and now. */
  readonly before: Cents;
  readonly now: Cents;
  /** Whether it rose so much that the delivery waits for the shopper's consent. */
  readonly wantsConsent: boolean;
}

function repeatAheadLetter(plan: RepeatFacts, price: RepeatPrice, links: ShopLinks): Letter {
  const { username, nextDate } = plan;
  const day = dateText(nextDate);
  const { bill, total, wantsConsent } = price;
  return {
    subject: wantsConsent
      ? `Your repeat delivery of ${day} waits for your consent`
      : `On ${day}: ${whatOf(plan)} for ${formatCents(total)}`,
    heading: `Coming on ${day}`,
    paragraphs: [
      wantsConsent
        ? `Your next delivery is due on ${day}, ${username}, and nothing is charged until you accept its price.`
        : `Your next delivery comes on ${day}, ${username}. We charge ${formatCents(total)} to your card that morning.`,
      ...changeOf(price),
      'You can skip it, move it, change it or end it until then.',
    ],
    bill,
    links: manage(links, wantsConsent ? 'Accept the price, or change it' : 'Skip or change it'),
  };
}

/** @param leftOut the day of the delivery that does not come */
function repeatLeftOutLetter(plan: RepeatFacts, leftOut: PlanDate, links: ShopLinks): Letter {
  const { username, petname, nextDate } = plan;
  return {
    subject: `No delivery of ${petname} on ${dateText(leftOut)}: it is sold out`,
    heading: 'Sold out this time',
    paragraphs: [
      `${petname} is sold out, ${username}, so the delivery of ${dateText(leftOut)} is left out. Nothing was charged.`,
      `The next one is due on ${dateText(nextDate)}. You can choose what comes instead when it is sold out.`,
    ],
    links: manage(links, 'Choose what comes instead'),
  };
}

/** @param plan null where it is over by now */
function repeatChargedLetter(
  order: OrderFacts,
  plan: RepeatFacts | null,
  links: ShopLinks,
  shop: PickupFacts,
): Letter {
  const letter = orderPaidLetter({ ...order, repeats: [] }, links, shop);
  const next = plan
    ? [`The next delivery of ${plan.petname} is due on ${dateText(plan.nextDate)}.`]
    : ['It was the last one: the repeat delivery has ended.'];
  return {
    ...letter,
    subject: `Your repeat delivery ${order.number ?? ''} is paid`,
    heading: 'Your repeat delivery is paid',
    paragraphs: [...letter.paragraphs, ...next],
    links: [...(letter.links ?? []), ...manage(links, 'See your repeat deliveries')],
  };
}

/**
 * @param problem why it could not be paid, in words for the shopper
 * @param triedAgainOn null where it is not, because the plan is paused
 */
function repeatDeclinedLetter(
  plan: RepeatFacts,
  { problem, triedAgainOn }: { readonly problem: string; readonly triedAgainOn: PlanDate | null },
  links: ShopLinks,
): Letter {
  const { username, petname } = plan;
  return {
    subject: triedAgainOn
      ? `Your repeat delivery of ${petname} could not be paid`
      : `Your repeat delivery of ${petname} is paused`,
    heading: triedAgainOn ? 'It could not be paid yet' : 'It is paused',
    paragraphs: [
      `${username}, we could not send your delivery of ${petname}. ${problem} Nothing was charged.`,
      triedAgainOn
        ? `We try again on ${dateText(triedAgainOn)}. You can also use another card, or skip it.`
        : 'Nothing more is tried until you resume it, with this card or another one.',
    ],
    links: manage(links, 'Use another card, or change it'),
  };
}

function whatOf({ accessoriesAmount, petname }: RepeatFacts): string {
  return `${accessoriesAmount} × ${petname}`;
}

function changeOf({ before, now }: RepeatPrice): string[] {
  if (before === now) return [];
  return [`One costs ${formatCents(now)} now; last time it was ${formatCents(before)}.`];
}

function manage(links: ShopLinks, label: string): LetterLink[] {
  return [{ label, url: links.repeatDelivery }];
}

function formatCents(amount: Cents): string {
  return formatDollars(toDollars(amount));
}

export const repeatLetters: Writers<'REPEAT_AHEAD' | 'REPEAT_CHARGED' | 'REPEAT_DECLINED'> = {
  REPEAT_AHEAD: async (mail, { links, repeatPrices }) => {
    const plan = await planOf(mail);
    if (plan?.status !== 'active') return null;
    if (mail.leftOutDate) return repeatLeftOutLetter(plan, planDate(mail.leftOutDate), links);
    // Moved, skipped or sent since: the mail of its new day follows.
    if (!mail._id.endsWith(`:${plan.nextDate}`)) return null;
    const price = await repeatPrices.ofNext(plan);
    return price && repeatAheadLetter(plan, toPrice(plan, price, repeatPrices), links);
  },
  REPEAT_CHARGED: async (mail, { links, shop }) => {
    const { payment, entries } = await readOrder(mail);
    const sold = entries.filter(({ paidAt }) => paidAt);
    if (sold.length === 0) return null;
    const plan = await planOf(mail);
    const current = plan?.status === 'ended' ? null : plan;
    return repeatChargedLetter(orderFacts({ payment, entries: sold }), current, links, await shop.get());
  },
  REPEAT_DECLINED: async (mail, { links }) => {
    const plan = await planOf(mail);
    if (!plan?.problem || plan.status === 'ended') return null;
    const { problem, status, chargeDate } = plan;
    const triedAgainOn = status === 'active' ? chargeDate : null;
    return repeatDeclinedLetter(plan, { problem, triedAgainOn }, links);
  },
};

function toPrice(plan: RepeatPlanRecord, quote: Quote, prices: RepeatPricesService): RepeatPrice {
  const pet = quote.lines[0]?.pet ?? null;
  return {
    bill: billOf(plan, quote),
    total: toCents(quote.total),
    before: cents(plan.lastCents),
    now: pet ? toCents(pet.petprice) : cents(plan.lastCents),
    wantsConsent: prices.wantsConsent(plan, pet),
  };
}

async function planOf({ repeatPlanId, isToUnproved }: MailRecord): Promise<RepeatPlanRecord | null> {
  const plan = await RepeatPlanModel.findById(repeatPlanId).lean<RepeatPlanRecord>();
  return plan && asWritten(plan, isToUnproved);
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
