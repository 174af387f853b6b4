import { type Cents, formatDollars, toDollars } from '../money/money.ts';
import { DeliveryMethod } from '../pricing/choices.ts';
import type { RefundStatus } from './order-states.ts';

/** What can happen to an order. */
export const OrderEventKind = {
  PLACED: 'placed',
  PAID: 'paid',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  RETURNED: 'returned',
  REFUNDED: 'refunded',
} as const;
export type OrderEventKind = (typeof OrderEventKind)[keyof typeof OrderEventKind];

/** Who did it: whoever ordered, the shop, or the provider of card payments. */
export const OrderActor = { SHOPPER: 'shopper', SHOP: 'shop', PROVIDER: 'provider' } as const;
export type OrderActor = (typeof OrderActor)[keyof typeof OrderActor];

/** Something that happened to an order, in words for the shopper. */
export interface OrderEvent {
  readonly at: Date;
  readonly kind: OrderEventKind;
  readonly text: string;
  readonly by: OrderActor;
}

/** What is known of one line: when what happened to it. Things of the same moment happened together. */
export interface LineFacts {
  readonly petname: string;
  readonly amount: number;
  readonly shippedAt?: Date | undefined;
  readonly deliveredAt?: Date | undefined;
  readonly cancelledAt?: Date | undefined;
  readonly cancelledBy?: OrderActor | undefined;
  readonly returnedAt?: Date | undefined;
}

export interface RefundFacts {
  readonly at: Date;
  readonly amount: Cents;
  readonly reason: string;
  readonly status: RefundStatus;
}

/** What the shop has on record of an order. */
export interface OrderFacts {
  readonly placedAt: Date;
  readonly paidAt: Date | null;
  /** What was charged. */
  readonly charge: Cents;
  readonly delivery: DeliveryMethod;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly lines: readonly LineFacts[];
  readonly refunds: readonly RefundFacts[];
}

/** What happened to an order, first things first. */
export function orderTimeline(facts: OrderFacts): OrderEvent[] {
  const events = [
    placed(facts),
    ...paid(facts),
    ...linesAt(facts.lines, 'shippedAt').map((group) => shipped(group, facts)),
    ...linesAt(facts.lines, 'deliveredAt').map((group) => delivered(group, facts)),
    ...linesAt(facts.lines, 'cancelledAt').map((group) => cancelled(group, facts)),
    ...linesAt(facts.lines, 'returnedAt').map((group) => returned(group, facts)),
    ...facts.refunds.map(refunded),
  ];
  // The sort is stable: of one moment, what comes first above happened first.
  return events.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Lines to which the same thing happened at one moment, by one of the three. */
interface LineGroup {
  readonly at: Date;
  readonly lines: readonly LineFacts[];
}

function linesAt(
  lines: readonly LineFacts[],
  field: 'shippedAt' | 'deliveredAt' | 'cancelledAt' | 'returnedAt',
): LineGroup[] {
  const groups = Map.groupBy(
    lines.filter((line) => line[field]),
    (line) => `${line[field]?.getTime()} ${field === 'cancelledAt' ? line.cancelledBy : ''}`,
  );
  return [...groups.values()].flatMap((group) => {
    const at = group[0]?.[field];
    return at ? [{ at, lines: group }] : [];
  });
}

const placedWords: Readonly<Record<DeliveryMethod, string>> = {
  [DeliveryMethod.STANDARD]: 'You placed this order.',
  [DeliveryMethod.SAME_DAY]: 'You placed this order with same-day delivery.',
  [DeliveryMethod.CURBSIDE]: 'You placed this order, to pick it up at the shop.',
};

function placed({ placedAt, delivery }: OrderFacts): OrderEvent {
  return { at: placedAt, kind: 'placed', by: 'shopper', text: placedWords[delivery] };
}

function paid({ paidAt, charge }: OrderFacts): OrderEvent[] {
  if (!paidAt) return [];
  return [{ at: paidAt, kind: 'paid', by: 'provider', text: `Your card was charged ${dollars(charge)}.` }];
}

function shipped({ at, lines }: LineGroup, facts: OrderFacts): OrderEvent {
  const event = { at, kind: 'shipped', by: 'shop' } as const;
  const { what, isMany } = nameOf(lines, facts);
  if (facts.delivery === DeliveryMethod.CURBSIDE)
    return { ...event, text: `${what} ${isMany ? 'are' : 'is'} ready for pick-up.` };
  const carrier = facts.carrier ? ` with ${facts.carrier}` : '';
  const tracking = facts.trackingNumber ? `, tracking number ${facts.trackingNumber}` : '';
  return {
    ...event,
    text: `${what} ${isMany ? 'are' : 'is'} on ${isMany ? 'their' : 'its'} way${carrier}${tracking}.`,
  };
}

function delivered({ at, lines }: LineGroup, facts: OrderFacts): OrderEvent {
  const event = { at, kind: 'delivered', by: 'shop' } as const;
  const { what, isMany } = nameOf(lines, facts);
  if (facts.delivery === DeliveryMethod.CURBSIDE)
    return { ...event, text: `${what} ${isMany ? 'were' : 'was'} picked up.` };
  return { ...event, text: `${what} ${isMany ? 'have' : 'has'} arrived.` };
}

function cancelled({ at, lines }: LineGroup, facts: OrderFacts): OrderEvent {
  const by = lines[0]?.cancelledBy ?? 'shop';
  const { what, isMany } = nameOf(lines, facts, facts.lines);
  const object = what === ALL ? 'your order' : what;
  const texts = {
    shopper: `You cancelled ${object}.`,
    shop: `We cancelled ${object}.`,
    provider: `${what} ${isMany ? 'were' : 'was'} cancelled, because the payment did not go through.`,
  };
  return { at, kind: 'cancelled', by, text: texts[by] };
}

function returned({ at, lines }: LineGroup, facts: OrderFacts): OrderEvent {
  const { what } = nameOf(lines, facts);
  return { at, kind: 'returned', by: 'shop', text: `${what} came back to us.` };
}

function refunded({ at, amount, reason, status }: RefundFacts): OrderEvent {
  const sum = dollars(amount);
  const why = sentence(reason);
  const texts = {
    owed: `${sum} are on their way back to your card. ${why}`,
    done: `${sum} went back to your card. ${why}`,
    refused: `${sum} did not go back through the shop. ${why}`,
  };
  return { at, kind: 'refunded', by: status === 'refused' ? 'provider' : 'shop', text: texts[status] };
}

const ALL = 'Your order';

/** What lines are called together: the order, where nothing else of it is live. */
function nameOf(
  lines: readonly LineFacts[],
  facts: OrderFacts,
  among: readonly LineFacts[] = facts.lines.filter(({ cancelledAt }) => !cancelledAt),
): { readonly what: string; readonly isMany: boolean } {
  if (among.every((line) => lines.includes(line))) return { what: ALL, isMany: false };
  const names = lines.map(({ petname, amount }) => (amount > 1 ? `${amount} × ${petname}` : petname));
  const last = names.at(-1) ?? '';
  const what = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
  return { what, isMany: lines.length > 1 || lines.some(({ amount }) => amount > 1) };
}

/** Older refunds have a few words in place of a sentence. */
function sentence(reason: string): string {
  const text = reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function dollars(amount: Cents): string {
  return formatDollars(toDollars(amount));
}
