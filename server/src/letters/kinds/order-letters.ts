import {
  addCents,
  type Cents,
  cents,
  formatDollars,
  toCents,
  toDollars,
} from '../../../../domain/money/money.ts';
import { expectedTime, type PromisedTime, promisedDays } from '../../../../domain/orders/delivery-promise.ts';
import { promiseText, zoneNamer } from '../../../../domain/orders/promise-labels.ts';
import { DeliveryMethod, deliveryNames } from '../../../../domain/pricing/choices.ts';
import { taxLabel } from '../../../../domain/pricing/tax.ts';
import { mapAddress } from '../../../../domain/shop-settings/map-address.ts';
import { hoursLines } from '../../../../domain/shop-settings/opening-hours.ts';
import { termsOf } from '../../../../domain/shop-settings/pricing-settings.ts';
import type { ShopFacts, ShopSettings } from '../../../../domain/shop-settings/shop-settings.ts';
import type { CartEntryRecord } from '../../orders/cart-entries/cart-entry.entity.ts';
import { readPromise } from '../../orders/order/order-promise.ts';
import { isCaptured, isOpen, type PaymentRecord } from '../../orders/records/payment.entity.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { RefundModel, type RefundRecord } from '../../orders/refunds/refund.entity.ts';
import { shipmentRepository } from '../../orders/shipments/shipments.repository.ts';
import type { MailRecord } from '../../outbox/mail.entity.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { ReviewModel, type ReviewRecord } from '../../reviews/review.entity.ts';
import type { ThreadRecord } from '../../threads/thread.entity.ts';
import type { Bill, Fact, Letter, LetterLink } from '../writing/letter.ts';
import type { ShopLinks } from '../writing/shop-links.ts';
import type { Writers } from '../writing/writer.ts';
import { feeRefunded } from './application-letters.ts';
import {
  type OrderFacts,
  orderFacts,
  type Parcel,
  type RepeatedLine,
  readOrder,
  readParcel,
} from './order-facts.ts';
import { petOrderCancelled, petOrderCorrected } from './pet-order-letters.ts';
import { readThread } from './thread-letters.ts';

/** Where an order is picked up, and when. */
export type PickupFacts = Pick<ShopFacts, 'address' | 'openingHours' | 'timeZone'>;

export function orderPaidLetter(order: OrderFacts, links: ShopLinks, shop: PickupFacts): Letter {
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
    facts: [...taxOf(order), ...promiseOf(order, shop), ...whereFacts(order, shop)],
    links: linksTo(order, links),
  };
}

function orderShippedLetter(order: OrderFacts, parcel: Parcel, links: ShopLinks, shop: ShopSettings): Letter {
  const { trackingUrl } = parcel;
  const isCollected = order.method === DeliveryMethod.CURBSIDE;
  const track: LetterLink[] = trackingUrl ? [{ label: 'Track your parcel', url: trackingUrl }] : [];
  return {
    ...about(order),
    subject: `${orderOf(order)} is ${isCollected ? 'ready for pickup' : 'on its way'}`,
    heading: isCollected ? 'Ready for pickup' : 'On its way to you',
    paragraphs: [
      isCollected
        ? `What is listed below waits for you at the shop, ${order.username}. Come by, and we bring it to your car.`
        : `We have sent you what is listed below, ${order.username}.`,
    ],
    bill: linesOf(order),
    facts: [...labelOf(parcel), ...expectedOf(order, parcel, shop), ...whereFacts(order, shop)],
    links: [...track, ...(isCollected ? mapOf(order, shop) : []), ...linksTo(order, links)],
  };
}

function parcelCorrectedLetter(order: OrderFacts, parcel: Parcel, links: ShopLinks): Letter {
  const { trackingUrl } = parcel;
  const track: LetterLink[] = trackingUrl ? [{ label: 'Track your parcel', url: trackingUrl }] : [];
  return {
    ...about(order),
    subject: `A correction about the parcel of your order${named(order)}`,
    heading: 'Your parcel is found under another number',
    paragraphs: [
      `What we told you about who brings what is listed below was wrong, ${order.username}. This is right; please forget what we sent before.`,
    ],
    bill: linesOf(order),
    facts: labelOf(parcel),
    links: [...track, ...linksTo(order, links)],
  };
}

function parcelLostLetter(order: OrderFacts, isSentAgain: boolean, links: ShopLinks): Letter {
  return {
    ...about(order),
    subject: `A parcel of your order${named(order)} was lost`,
    heading: isSentAgain ? 'Lost, and on its way again' : 'Your parcel was lost',
    paragraphs: [
      `The parcel with what is listed below did not arrive, ${order.username}, and we are sorry.`,
      isSentAgain
        ? 'We have sent the same again. It costs you nothing.'
        : 'We look after it, and e-mail you about your money or another parcel.',
    ],
    bill: linesOf(order),
    links: linksTo(order, links),
  };
}

/** What stands on a parcel. */
function labelOf({ carrier, trackingNumber }: Parcel): Fact[] {
  return [
    ...(carrier ? [{ label: 'Carrier', value: carrier }] : []),
    ...(trackingNumber ? [{ label: 'Tracking number', value: trackingNumber }] : []),
  ];
}

function orderDeliveredLetter(order: OrderFacts, links: ShopLinks): Letter {
  const isCollected = order.method === DeliveryMethod.CURBSIDE;
  return {
    ...about(order),
    subject: `${orderOf(order)} ${isCollected ? 'was picked up' : 'has arrived'}`,
    heading: isCollected ? 'Picked up' : 'It has arrived',
    paragraphs: [
      `We hope that everything is as you wished, ${order.username}. Should something be missing or broken, tell us.`,
    ],
    bill: linesOf(order),
    links: linksTo(order, links),
  };
}

function reviewWantedLetter(order: OrderFacts, petnames: readonly string[], links: ShopLinks): Letter {
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

function orderChangedLetter(order: OrderFacts, links: ShopLinks, shop: PickupFacts): Letter {
  return {
    ...about(order),
    subject: `Your order${named(order)} was changed`,
    heading: 'Your order was changed',
    paragraphs: [
      `This is how what is listed below reaches you now, ${order.username}.`,
      'Does something of it look wrong? Then tell us before it leaves.',
    ],
    bill: linesOf(order),
    facts: [...promiseOf(order, shop), ...whereFacts(order, shop), { label: 'Phone', value: order.phone }],
    links: linksTo(order, links),
  };
}

/** @param isCharged whether money came in, which goes back now */
function orderCancelledLetter(order: OrderFacts, isCharged: boolean, links: ShopLinks): Letter {
  return {
    ...about(order),
    subject: `${orderOf(order)} was canceled`,
    heading: 'Canceled',
    paragraphs: [
      `What is listed below was canceled, ${order.username}.`,
      isCharged
        ? 'What you paid for it goes back to your card. We e-mail you once it is on its way.'
        : 'Nothing was charged for it.',
    ],
    bill: linesOf(order),
    links: linksTo(order, links),
  };
}

/** What was sent is not: said after a mail that it is. */
function notShippedLetter(order: OrderFacts, links: ShopLinks): Letter {
  const isCollected = order.method === DeliveryMethod.CURBSIDE;
  const told = isCollected ? 'waits for you at the shop' : 'is on its way';
  return {
    ...about(order),
    subject: `A correction about your order${named(order)}`,
    heading: 'We told you too early',
    paragraphs: [
      `We e-mailed you that what is listed below ${told}, ${order.username}. That was a mistake: please forget that e-mail${isCollected ? '' : ' and any tracking number in it'}.`,
      `We e-mail you again when it ${isCollected ? 'can be picked up' : 'is on its way'}. Nothing else about your order has changed.`,
    ],
    bill: linesOf(order),
    links: linksTo(order, links),
  };
}

/** @param reason a sentence for the shopper */
function orderRefundedLetter(
  order: OrderFacts,
  { amount, reason }: { readonly amount: Cents; readonly reason: string },
  links: ShopLinks,
): Letter {
  return {
    ...about(order),
    subject: `${formatCents(amount)} goes back to you`,
    heading: `${formatCents(amount)} is on its way back`,
    paragraphs: [
      reason,
      `We have sent ${formatCents(amount)} back to the card that paid${named(order) && ` order${named(order)}`}. It takes the card’s bank a few days to show it.`,
    ],
    links: linksTo(order, links),
  };
}

function payLinkLetter(
  order: OrderFacts,
  { amount, wish, expiresAt }: PaymentRecord,
  links: ShopLinks,
  { timeZone }: PickupFacts,
): Letter {
  const way = deliveryNames[wish?.delivery ?? order.method].toLowerCase();
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(expiresAt);
  const sum = formatDollars(amount);
  return {
    ...about(order),
    subject: `${sum} for ${way} of your order${named(order)}`,
    heading: `${sum} more for ${way}`,
    paragraphs: [
      `As agreed, your order${named(order)} can come by ${way}, which costs ${sum} more than you paid.`,
      `Pay it until ${day}, and your order is changed at once. Unless you do, everything stays as it is.`,
    ],
    links: [{ label: `Pay ${sum}`, url: links.payMore(order.number) }],
  };
}

/** @param message what somebody of the staff wrote, a paragraph a line */
/** @param thread in which it is answered; null where it was written before there was one */
function orderMessageLetter(
  order: OrderFacts,
  message: string,
  thread: ThreadRecord | null,
  links: ShopLinks,
): Letter {
  const answer = thread && { label: 'Answer', url: links.question(thread._id.toHexString()) };
  return {
    ...about(order),
    subject: `About your order${named(order)}`,
    heading: 'A message about your order',
    paragraphs: message.split(/\n+/).filter((line) => line.trim() !== ''),
    links: [...(answer ? [answer] : []), ...linksTo(order, links)],
    replySecret: thread?.replySecret,
  };
}

function shopOrderPaidLetter(order: OrderFacts, links: ShopLinks): Letter {
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
  [DeliveryMethod.STANDARD]: 'We e-mail you when it is on its way.',
  [DeliveryMethod.SAME_DAY]: 'It comes with the same-day delivery; we e-mail you when it is on its way.',
  [DeliveryMethod.CURBSIDE]: 'We e-mail you when it is ready for pickup at the shop.',
};

function comesAgain({ petname, everyWeeks }: RepeatedLine): string {
  const rhythm = everyWeeks === 1 ? 'every week' : `every ${everyWeeks} weeks`;
  return `${petname} comes again ${rhythm}. We e-mail you its price three days before, and you can skip, change or end it at any time.`;
}

/** With a blank before it, so that it can be left out. */
function named({ number }: OrderFacts): string {
  return number ? ` ${number}` : '';
}

/** How a subject begins that is about all that is left of an order, or about some of it. */
function orderOf(order: OrderFacts): string {
  return `${order.isPart ? 'Part of your' : 'Your'} order${named(order)}`;
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

/** What was promised. */
function promiseOf({ method, promise }: OrderFacts, { timeZone }: PickupFacts): Fact[] {
  return daysFact('Promised', method, readPromise(method, promise, timeZone));
}

/** When a parcel is to be there. */
function expectedOf({ method }: OrderFacts, { shippedAt }: Parcel, shop: ShopSettings): Fact[] {
  return daysFact('Expected', method, shippedAt && expectedTime(method, shippedAt, termsOf(shop)));
}

/** Days, with the zone of their hour: nobody knows where it is read. */
function daysFact(label: string, method: DeliveryMethod, time: PromisedTime | null): Fact[] {
  if (!time) return [];
  const { timeZone } = time;
  return [{ label, value: promiseText(promisedDays(method, time), timeZone, zoneNamer(timeZone)) }];
}

/** Where an order goes, or is picked up: where that was when it was promised. */
function whereFacts(order: OrderFacts, shop: PickupFacts): Fact[] {
  const address = pickupPlace(order, shop);
  return order.method === DeliveryMethod.CURBSIDE ? pickupFacts({ ...shop, address }) : [deliveryOf(order)];
}

function mapOf(order: OrderFacts, shop: PickupFacts): LetterLink[] {
  return [{ label: 'Show the shop on a map', url: mapAddress(pickupPlace(order, shop)) }];
}

function pickupPlace(order: OrderFacts, shop: PickupFacts): string {
  return textOf(order.promise?.place) || shop.address;
}

function deliveryOf({ method, username, location }: OrderFacts): Fact {
  return method === DeliveryMethod.CURBSIDE
    ? { label: deliveryNames[method], value: username }
    : { label: `${deliveryNames[method]} to`, value: `${username}\n${location}` };
}

/** Where and when an order is picked up. */
function pickupFacts({ address, openingHours }: PickupFacts): Fact[] {
  const hours = hoursLines(openingHours).map(({ days, hours: times }) => `${days} ${times}`);
  return [
    { label: 'Pickup at', value: address },
    ...(hours.length > 0 ? [{ label: 'Open', value: hours.join('\n') }] : []),
  ];
}

function linksTo({ number }: OrderFacts, links: ShopLinks): LetterLink[] {
  return [{ label: 'See your order', url: links.order(number) }];
}

function formatCents(amount: Cents): string {
  return formatDollars(toDollars(cents(amount)));
}

export const orderLetters: Writers<
  | 'ORDER_PAID'
  | 'ORDER_SHIPPED'
  | 'ORDER_DELIVERED'
  | 'SHIPMENT_CORRECTED'
  | 'SHIPMENT_LOST'
  | 'ORDER_CHANGED'
  | 'PAY_LINK'
  | 'ORDER_CANCELLED'
  | 'ORDER_REFUNDED'
  | 'ORDER_MESSAGE'
  | 'CORRECTION'
  | 'REVIEW_WANTED'
  | 'SHOP_ORDER_PAID'
> = {
  ORDER_PAID: async (mail, { links, shop }) => {
    const facts = await shop.get();
    return aboutSold(mail, (order) => orderPaidLetter(order, links, facts));
  },
  ORDER_SHIPPED: async (mail, { links, shop }) => {
    const { entries, ...order } = await readOrder(mail);
    // Undone for some of them, or for all.
    const sent = entries.filter(({ status }) => status === 'shipped' || status === 'delivered');
    if (sent.length === 0) return null;
    const facts = orderFacts({ ...order, entries: sent });
    const isThere = sent.every(({ status }) => status === 'delivered');
    // Nobody is told to fetch what they have fetched.
    if (isThere && facts.method === DeliveryMethod.CURBSIDE) return null;
    return orderShippedLetter(facts, await readParcel(mail, order.payment), links, await shop.get());
  },
  SHIPMENT_CORRECTED: async (mail, { links }) => {
    const order = await readOrder(mail);
    return parcelCorrectedLetter(orderFacts(order), await readParcel(mail, order.payment), links);
  },
  SHIPMENT_LOST: async (mail, { links }) => {
    const isSentAgain =
      mail.shipmentId !== undefined && (await shipmentRepository.isReplaced(mail.shipmentId));
    return parcelLostLetter(orderFacts(await readOrder(mail)), isSentAgain, links);
  },
  ORDER_DELIVERED: async (mail, { links }) => {
    const order = await readInState(mail, 'delivered');
    return order && orderDeliveredLetter(order, links);
  },
  ORDER_CHANGED: async (mail, { links, shop }) =>
    orderChangedLetter(orderFacts(await readOrder(mail)), links, await shop.get()),
  /** What was paid, or taken back, before it was mailed is not asked for. */
  PAY_LINK: async (mail, { links, shop }) => {
    const [order, link] = await Promise.all([
      readOrder(mail),
      mail.supplementId ? paymentRepository.find({ _id: mail.supplementId }) : null,
    ]);
    return link && isOpen(link) ? payLinkLetter(orderFacts(order), link, links, await shop.get()) : null;
  },
  ORDER_CANCELLED: async (mail, desk) => {
    if (mail.petOrderId) return petOrderCancelled(mail, desk);
    const { entries, ...order } = await readOrder(mail);
    const isCharged = order.payment !== null && isCaptured(order.payment);
    return orderCancelledLetter(orderFacts({ ...order, entries }), isCharged, desk.links);
  },
  ORDER_REFUNDED: async (mail, desk) => {
    if (mail.petOrderId) return feeRefunded(mail, desk);
    const { links } = desk;
    const [order, refund] = await Promise.all([
      readOrder(mail),
      RefundModel.findById(mail.refundId).lean<RefundRecord>(),
    ]);
    if (!refund) return null;
    const { amount, reason } = refund;
    return orderRefundedLetter(orderFacts(order), { amount: toCents(amount), reason }, links);
  },
  ORDER_MESSAGE: async (mail, { links }) => {
    const { message } = mail;
    if (!message) return null;
    const thread = mail.threadId ? await readThread(mail) : null;
    return orderMessageLetter(orderFacts(await readOrder(mail)), message, thread, links);
  },
  CORRECTION: async (mail, desk) =>
    mail.petOrderId
      ? petOrderCorrected(mail, desk)
      : notShippedLetter(orderFacts(await readOrder(mail)), desk.links),
  /** Of what has arrived and its shopper has not said anything of yet. */
  REVIEW_WANTED: async (mail, { links }) => {
    const { entries, ...order } = await readOrder(mail);
    const arrived = entries.filter(({ status }) => status === 'delivered');
    const reviewed = await ReviewModel.find({
      uid: mail.uid,
      petId: { $in: arrived.map(({ petId }) => petId) },
    }).lean<ReviewRecord[]>();
    const known = new Set(reviewed.map(({ petId }) => petId.toHexString()));
    const open = arrived.filter(({ petId }) => !known.has(petId.toHexString()));
    const petnames = [...new Set(open.map(({ petname }) => petname))];
    return petnames.length > 0
      ? reviewWantedLetter(orderFacts({ ...order, entries: open }), petnames, links)
      : null;
  },
  SHOP_ORDER_PAID: (mail, { links }) => aboutSold(mail, (order) => shopOrderPaidLetter(order, links)),
};

/** Orders that were paid, whatever became of them since. */
async function aboutSold(mail: MailRecord, tell: (order: OrderFacts) => Letter): Promise<Letter | null> {
  const { entries, ...order } = await readOrder(mail);
  const sold = entries.filter(({ paidAt }) => paidAt);
  return sold.length > 0 ? tell(orderFacts({ ...order, entries: sold })) : null;
}

/** An order as far as it is still in a state; null where nothing of it is. */
async function readInState(mail: MailRecord, state: CartEntryRecord['status']): Promise<OrderFacts | null> {
  const { entries, ...order } = await readOrder(mail);
  const those = entries.filter(({ status }) => status === state);
  return those.length > 0 ? orderFacts({ ...order, entries: those }) : null;
}
