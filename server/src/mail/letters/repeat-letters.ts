import { type Cents, formatDollars, toDollars } from '../../../../domain/money/money.ts';
import { dateText, type PlanDate } from '../../../../domain/repeats/plan-dates.ts';
import type { Bill, Letter, LetterLink } from './letter.ts';
import { type OrderFacts, orderPaidLetter } from './order-letters.ts';
import type { ShopLinks } from './shop-links.ts';

/** A plan, as its mails name it. */
export interface RepeatFacts {
  readonly username: string;
  readonly petname: string;
  readonly accessoriesAmount: number;
  readonly everyWeeks: number;
  readonly nextDate: PlanDate;
}

/** What the next delivery costs. */
export interface RepeatPrice {
  readonly bill: Bill;
  readonly total: Cents;
  /** The price of one piece of the item: last time, and now. */
  readonly before: Cents;
  readonly now: Cents;
  /** Whether it rose so much that the delivery waits for the shopper's consent. */
  readonly wantsConsent: boolean;
}

export function repeatAheadLetter(plan: RepeatFacts, price: RepeatPrice, links: ShopLinks): Letter {
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
export function repeatLeftOutLetter(plan: RepeatFacts, leftOut: PlanDate, links: ShopLinks): Letter {
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
export function repeatChargedLetter(order: OrderFacts, plan: RepeatFacts | null, links: ShopLinks): Letter {
  const letter = orderPaidLetter({ ...order, repeats: [] }, links);
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
export function repeatDeclinedLetter(
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
