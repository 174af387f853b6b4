import { addCents, type Cents, cents, formatDollars, toDollars } from '../../../../domain/money/money.ts';
import { deliveryNames } from '../../../../domain/orders/order-words.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { type ContainedTax, taxLabel } from '../../../../domain/pricing/tax.ts';
import { hoursLines } from '../../../../domain/shop-settings/opening-hours.ts';
import type { ShopFacts } from '../../../../domain/shop-settings/shop-settings.ts';
import type { Bill, BillLine, Fact, Letter, LetterLink } from './letter.ts';
import type { ShopLinks } from './shop-links.ts';

/** An order for goods, or a part of it. */
export interface OrderFacts {
  /** None for a payment from before orders had one. */
  readonly number: string | null;
  readonly username: string;
  readonly location: string;
  readonly phone: string;
  readonly email: string;
  readonly method: DeliveryMethod;
  /** The lines that the mail is about, each before reductions. */
  readonly lines: readonly BillLine[];
  /** What was taken off them, negative. */
  readonly reductions: readonly BillLine[];
  readonly delivery: Cents;
  /** What of all that was charged is tax; null where the shop shows none. */
  readonly tax: ContainedTax | null;
  /** Those of the lines that come again. */
  readonly repeats: readonly RepeatedLine[];
}

/** A line that comes again every so many weeks. */
interface RepeatedLine {
  readonly petname: string;
  readonly everyWeeks: number;
}

/** Where a parcel can be followed. */
export interface Parcel {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
}

export function orderPaidLetter(order: OrderFacts, links: ShopLinks): Letter {
  return {
    ...about(order),
    subject: `Your order${named(order)} is paid`,
    heading: `Thank you, ${order.username}!`,
    paragraphs: [
      `Your payment of ${formatCents(totalOf(order))} has arrived, and we are packing.`,
      afterPayment[order.method],
      ...order.repeats.map(comesAgain),
    ],
    bill: billOf(order),
    facts: [...taxOf(order), deliveryOf(order)],
    links: linksTo(order, links),
  };
}

export function orderShippedLetter(
  order: OrderFacts,
  parcel: Parcel,
  links: ShopLinks,
  shop: Pick<ShopFacts, 'address' | 'openingHours'>,
): Letter {
  const { carrier, trackingNumber, trackingUrl } = parcel;
  const isCollected = order.method === DeliveryMethod.CURBSIDE;
  const track: LetterLink[] = trackingUrl ? [{ label: 'Track your parcel', url: trackingUrl }] : [];
  return {
    ...about(order),
    subject: `Your order${named(order)} is ${isCollected ? 'ready for pick-up' : 'on its way'}`,
    heading: isCollected ? 'Ready for pick-up' : 'On its way to you',
    paragraphs: [
      isCollected
        ? `What is listed below waits for you at the shop, ${order.username}. Come by, and we bring it to your car.`
        : `We have sent you what is listed below, ${order.username}.`,
    ],
    bill: linesOf(order),
    facts: [
      ...(carrier ? [{ label: 'Carrier', value: carrier }] : []),
      ...(trackingNumber ? [{ label: 'Tracking number', value: trackingNumber }] : []),
      ...(isCollected ? pickupFacts(shop) : [deliveryOf(order)]),
    ],
    links: [...track, ...linksTo(order, links)],
  };
}

export function orderDeliveredLetter(order: OrderFacts, links: ShopLinks): Letter {
  const isCollected = order.method === DeliveryMethod.CURBSIDE;
  return {
    ...about(order),
    subject: `Your order${named(order)} ${isCollected ? 'was picked up' : 'has arrived'}`,
    heading: isCollected ? 'Picked up' : 'It has arrived',
    paragraphs: [
      `We hope that everything is as you wished, ${order.username}. Should something be missing or broken, tell us.`,
    ],
    bill: linesOf(order),
    links: linksTo(order, links),
  };
}

export function reviewWantedLetter(order: OrderFacts, petnames: readonly string[], links: ShopLinks): Letter {
  const { username } = order;
  return {
    ...about(order),
    subject: `How do you like ${petnames.length === 1 ? petnames[0] : 'what you bought'}?`,
    heading: `How is it, ${username}?`,
    paragraphs: [
      'Your order arrived some days ago. A few stars, and a word or two if you like, help others to choose, and us to choose what we sell.',
      'It takes a minute: press “Review” beside each line of your order. Others see your first name, nothing else of you.',
    ],
    facts: [{ label: 'You bought', value: petnames.join('\n') }],
    links: [{ label: 'Review your order', url: links.order(order.number) }],
  };
}

/** @param isCharged whether money came in, which goes back now */
export function orderCancelledLetter(order: OrderFacts, isCharged: boolean, links: ShopLinks): Letter {
  return {
    ...about(order),
    subject: `Your order${named(order)} was cancelled`,
    heading: 'Cancelled',
    paragraphs: [
      `What is listed below was cancelled, ${order.username}.`,
      isCharged
        ? 'What you paid for it goes back to your card. We mail you once it is on its way.'
        : 'Nothing was charged for it.',
    ],
    bill: linesOf(order),
    links: linksTo(order, links),
  };
}

/** @param reason a sentence for the shopper */
export function orderRefundedLetter(
  order: OrderFacts,
  { amount, reason }: { readonly amount: Cents; readonly reason: string },
  links: ShopLinks,
): Letter {
  return {
    ...about(order),
    subject: `${formatCents(amount)} go back to you`,
    heading: `${formatCents(amount)} are on their way back`,
    paragraphs: [
      reason,
      `We have sent ${formatCents(amount)} back to the card that paid${named(order) && ` order${named(order)}`}. It takes the card’s bank a few days to show it.`,
    ],
    links: linksTo(order, links),
  };
}

/** @param message what somebody of the staff wrote, a paragraph a line */
export function orderMessageLetter(order: OrderFacts, message: string, links: ShopLinks): Letter {
  return {
    ...about(order),
    subject: `About your order${named(order)}`,
    heading: 'A message about your order',
    paragraphs: message.split(/\n+/).filter((line) => line.trim() !== ''),
    links: linksTo(order, links),
  };
}

export function shopOrderPaidLetter(order: OrderFacts, links: ShopLinks): Letter {
  const { number, username, phone, email } = order;
  return {
    ...about(order),
    subject: `Order${named(order)} of ${username}: ${formatCents(totalOf(order))}`,
    heading: number ? `Order ${number}` : 'A new order',
    paragraphs: [`${username} has paid, and waits for the goods.`],
    bill: billOf(order),
    facts: [
      ...taxOf(order),
      deliveryOf(order),
      { label: 'Phone', value: phone },
      { label: 'E-mail', value: email },
    ],
    links: [{ label: 'Open the order', url: links.manageOrder(number) }],
  };
}

const afterPayment: Readonly<Record<DeliveryMethod, string>> = {
  [DeliveryMethod.STANDARD]: 'We mail you when it is on its way.',
  [DeliveryMethod.SAME_DAY]: 'It comes with the same-day delivery; we mail you when it is on its way.',
  [DeliveryMethod.CURBSIDE]: 'We mail you when it is ready for pick-up at the shop.',
};

function comesAgain({ petname, everyWeeks }: RepeatedLine): string {
  const rhythm = everyWeeks === 1 ? 'every week' : `every ${everyWeeks} weeks`;
  return `${petname} comes again ${rhythm}. We mail you its price three days before, and you can skip, change or end it at any time.`;
}

/** With a blank before it, so that it can be left out. */
function named({ number }: OrderFacts): string {
  return number ? ` ${number}` : '';
}

function about({ number }: OrderFacts) {
  return { orderNumber: number };
}

function totalOf({ lines, reductions, delivery }: OrderFacts): Cents {
  return addCents([
    ...lines.map(({ amount }) => amount),
    ...reductions.map(({ amount }) => amount),
    delivery,
  ]);
}

function billOf(order: OrderFacts): Bill {
  const { lines, reductions, delivery, method } = order;
  return {
    lines,
    sums: [...reductions, { label: deliveryNames[method], amount: delivery }],
    total: { label: 'Paid', amount: totalOf(order) },
  };
}

function linesOf({ lines }: OrderFacts): Bill {
  return { lines, sums: [], total: null };
}

function taxOf({ tax }: OrderFacts): Fact[] {
  return tax ? [{ label: taxLabel(tax.percent), value: formatCents(tax.amount) }] : [];
}

function deliveryOf({ method, username, location }: OrderFacts): Fact {
  return method === DeliveryMethod.CURBSIDE
    ? { label: deliveryNames[method], value: username }
    : { label: `${deliveryNames[method]} to`, value: `${username}\n${location}` };
}

/** Where and when an order is picked up. */
function pickupFacts({ address, openingHours }: Pick<ShopFacts, 'address' | 'openingHours'>): Fact[] {
  const hours = hoursLines(openingHours).map(({ days, hours: times }) => `${days} ${times}`);
  return [
    { label: 'Pick-up at', value: address },
    ...(hours.length > 0 ? [{ label: 'Open', value: hours.join('\n') }] : []),
  ];
}

function linksTo({ number }: OrderFacts, links: ShopLinks): LetterLink[] {
  return [{ label: 'See your order', url: links.order(number) }];
}

function formatCents(amount: Cents): string {
  return formatDollars(toDollars(cents(amount)));
}
