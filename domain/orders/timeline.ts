import { type Cents, formatDollars, toDollars } from '../money/money.ts';
import { DeliveryMethod, deliveryNames } from '../pricing/choices.ts';
import { type Amendment, amendmentText, placedMethod } from './amendments.ts';
import { type DisputeStatus, formatAnswerDay } from './dispute-states.ts';
import { type NamedPieces, namePieces } from './order-labels.ts';
import type { RefundStatus } from './order-states.ts';
import {
  type ProblemKind,
  type ProblemState,
  type ProblemWants,
  problemKindLabels,
  problemWantsLabels,
} from './problems.ts';

/** What can happen to an order. */
export const OrderEventKind = {
  PLACED: 'placed',
  PAID: 'paid',
  CHANGED: 'changed',
  ASKED: 'asked',
  SHIPPED: 'shipped',
  CORRECTED: 'corrected',
  LOST: 'lost',
  UNDONE: 'undone',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  RETURNED: 'returned',
  REFUNDED: 'refunded',
  PROBLEM: 'problem',
  DISPUTED: 'disputed',
} as const;
export type OrderEventKind = (typeof OrderEventKind)[keyof typeof OrderEventKind];

/** Who did it: whoever ordered, the shop, or the provider of card payments. */
export const OrderActor = { SHOPPER: 'shopper', SHOP: 'shop', PROVIDER: 'provider' } as const;
export type OrderActor = (typeof OrderActor)[keyof typeof OrderActor];

/** Something that happened to an order, in words for who reads it. */
export interface OrderEvent {
  readonly at: Date;
  readonly kind: OrderEventKind;
  readonly text: string;
  readonly by: OrderActor;
}

/** What is known of one line: when what happened to it. Things of the same time happened together. */
export interface LineFacts {
  readonly petname: string;
  readonly amount: number;
  /** When it was sent in no parcel that is known; those that are tell it themselves. */
  readonly shippedAt?: Date | undefined;
  readonly deliveredAt?: Date | undefined;
  readonly cancelledAt?: Date | undefined;
  readonly cancelledBy?: OrderActor | undefined;
  readonly returnedAt?: Date | undefined;
  /** Names of who of the staff did it, where the shop knows. */
  readonly staff?: Partial<Record<StaffStep, string | undefined>> | undefined;
}

/** What the staff do to a line. */
export type StaffStep = 'shipped' | 'delivered' | 'cancelled' | 'returned';

/** What stands on a parcel. */
interface ParcelLabel {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
}

/** One thing that happened to a parcel. */
interface ParcelStep {
  readonly at: Date;
  /** Name of who of the staff did it, where the shop knows. */
  readonly staff?: string | undefined;
}

/** A parcel: what was sent in it, and all that has happened to it. Only ever more of it is told. */
export interface ParcelFacts {
  readonly lines: readonly Pick<LineFacts, 'petname' | 'amount'>[];
  /** With what stood on it at first. */
  readonly sent: ParcelStep & ParcelLabel;
  /** Whether it takes the place of one that was lost. */
  readonly isAgain?: boolean | undefined;
  readonly corrections?: readonly (ParcelStep & ParcelLabel)[] | undefined;
  readonly lost?: ParcelStep | undefined;
  readonly undone?: ParcelStep | undefined;
}

export interface RefundFacts {
  readonly at: Date;
  readonly amount: Cents;
  readonly reason: string;
  readonly status: RefundStatus;
  /** Name of who of the staff gave it back; nobody's where it followed from something else. */
  readonly staff?: string | undefined;
}

/** Something of the order that was changed after it was placed. */
export interface AmendmentFacts extends Amendment {
  readonly at: Date;
  readonly by: OrderActor;
  /** How it was delivered before; undefined where that stayed. */
  readonly from?: DeliveryMethod | undefined;
  /** Name of who of the staff did it, where the shop knows. */
  readonly staff?: string | undefined;
}

/** What was asked for by a pay link, because the order was to be delivered in a dearer way. */
export interface SupplementFacts {
  readonly amount: Cents;
  readonly to?: DeliveryMethod | undefined;
  readonly askedAt: Date;
  readonly paidAt?: Date | undefined;
  /** When it ended unpaid. */
  readonly endedAt?: Date | undefined;
  /** Name of who of the staff asked, where the shop knows. */
  readonly staff?: string | undefined;
}

/** A charge that the card's bank asked about or took back. */
export interface DisputeFacts {
  readonly openedAt: Date;
  readonly amount: Cents;
  readonly status: DisputeStatus;
  /** None where the bank takes no answer. */
  readonly answerBy?: Date | undefined;
  /** Unknown while it is open, and for what was decided before the shop kept it. */
  readonly closedAt?: Date | undefined;
  /** When the shop's evidence was sent to the bank. */
  readonly answered?: { readonly at: Date; readonly staff?: string | undefined } | undefined;
}

/** What the shopper says is wrong with pieces that came, and what became of that. */
export interface ProblemFacts {
  readonly lines: readonly NamedPieces[];
  readonly kind: ProblemKind;
  readonly wants: ProblemWants;
  readonly reportedAt: Date;
  readonly state: ProblemState;
  readonly closedAt?: Date | undefined;
  /** What the shop wrote. */
  readonly answer?: string | undefined;
  /** Name of who of the staff answered it. */
  readonly staff?: string | undefined;
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
  readonly parcels?: readonly ParcelFacts[] | undefined;
  readonly refunds: readonly RefundFacts[];
  readonly problems?: readonly ProblemFacts[] | undefined;
  readonly disputes?: readonly DisputeFacts[] | undefined;
  /** First ones first. */
  readonly amendments?: readonly AmendmentFacts[] | undefined;
  readonly supplements?: readonly SupplementFacts[] | undefined;
}

/** Who is told: whoever ordered, or the staff. */
export type TimelineReader = 'shopper' | 'staff';

/** What the people and things of an order are called, by who is told. */
const voices = {
  shopper: {
    Shopper: 'You',
    Card: 'Your card',
    card: 'your card',
    Order: 'Your order',
    order: 'your order',
  },
  staff: {
    Shopper: 'The shopper',
    Card: 'The card',
    card: 'the card',
    Order: 'The order',
    order: 'the order',
  },
} as const satisfies Record<TimelineReader, object>;

type Voice = (typeof voices)[TimelineReader];
type ReaderFacts = OrderFacts & { readonly reader: TimelineReader; readonly voice: Voice };

/**
 * What happened to an order, first things first. The staff read who of them did it, and what the card's bank wants; a
 * shopper reads of neither, and hears of a dispute from the bank that was asked for it.
 */
export function orderTimeline(order: OrderFacts, reader: TimelineReader = 'shopper'): OrderEvent[] {
  const facts: ReaderFacts = { ...order, reader, voice: voices[reader] };
  const events = [
    placed(facts),
    ...paid(facts),
    ...(facts.supplements ?? []).flatMap((supplement) => supplementEvents(supplement, facts)),
    ...(facts.amendments ?? []).map((amendment) => changed(amendment, facts)),
    ...linesAt(facts.lines, 'shipped').map((group) => shipped(group, facts, facts)),
    ...(facts.parcels ?? []).flatMap((parcel) => parcelEvents(parcel, facts)),
    ...linesAt(facts.lines, 'delivered').map((group) => delivered(group, facts)),
    ...linesAt(facts.lines, 'cancelled').map((group) => cancelled(group, facts)),
    ...linesAt(facts.lines, 'returned').map((group) => returned(group, facts)),
    ...(facts.problems ?? []).flatMap((problem) => problemEvents(problem, facts)),
    ...facts.refunds.map((refund) => refunded(refund, facts)),
    ...(reader === 'staff' ? (facts.disputes ?? []).flatMap(disputed) : []),
  ];
  // The sort is stable: of one time, what comes first above happened first.
  return events.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Lines to which the same thing happened at one time, by the same. */
interface LineGroup {
  readonly at: Date;
  readonly lines: readonly LineFacts[];
  /** Who of the staff did it; the shop where nobody is known. */
  readonly who: string;
}

function linesAt(lines: readonly LineFacts[], step: StaffStep): LineGroup[] {
  const field = `${step}At` as const;
  const groups = Map.groupBy(
    lines.filter((line) => line[field]),
    (line) =>
      `${line[field]?.getTime()} ${line.staff?.[step]} ${field === 'cancelledAt' ? line.cancelledBy : ''}`,
  );
  return [...groups.values()].flatMap((group) => {
    const at = group[0]?.[field];
    return at ? [{ at, lines: group, who: group[0]?.staff?.[step] || 'The shop' }] : [];
  });
}

const placedLabels: Readonly<Record<DeliveryMethod, string>> = {
  [DeliveryMethod.STANDARD]: 'placed this order.',
  [DeliveryMethod.SAME_DAY]: 'placed this order with same-day delivery.',
  [DeliveryMethod.CURBSIDE]: 'placed this order, to pick it up at the shop.',
};

function placed({ placedAt, delivery, amendments = [], voice }: ReaderFacts): OrderEvent {
  const words = placedLabels[placedMethod(delivery, amendments)];
  return { at: placedAt, kind: 'placed', by: 'shopper', text: `${voice.Shopper} ${words}` };
}

function paid({ paidAt, charge, voice }: ReaderFacts): OrderEvent[] {
  if (!paidAt) return [];
  return [
    { at: paidAt, kind: 'paid', by: 'provider', text: `${voice.Card} was charged ${dollars(charge)}.` },
  ];
}

function supplementEvents(
  { amount, to, askedAt, paidAt, endedAt, staff }: SupplementFacts,
  { reader, voice }: ReaderFacts,
): OrderEvent[] {
  const sum = dollars(amount);
  const what = `${sum} more${to ? ` for ${deliveryNames[to].toLowerCase()}` : ''}`;
  const who = (reader === 'staff' && staff) || 'The shop';
  return [
    { at: askedAt, kind: 'asked', by: 'shop', text: `${who} asked for ${what}.` },
    ...(paidAt ? [onTop(paidAt, `${voice.Card} was charged ${what}.`)] : []),
    ...(endedAt
      ? [
          {
            at: endedAt,
            kind: 'asked',
            by: 'shop',
            text: `${sum} more is not asked for any longer.`,
          } as const,
        ]
      : []),
  ];
}

function onTop(at: Date, text: string): OrderEvent {
  return { at, kind: 'paid', by: 'provider', text };
}

function changed({ at, by, staff, ...amendment }: AmendmentFacts, { reader }: ReaderFacts): OrderEvent {
  const shopper = reader === 'staff' ? 'the shopper' : 'you';
  const shop = (reader === 'staff' && staff) || 'the shop';
  const text = amendmentText(amendment, by === 'shopper' ? shopper : shop);
  return { at, kind: 'changed', by, text };
}

function shipped(
  { at, lines, who }: Pick<LineGroup, 'at' | 'who'> & { readonly lines: readonly NamedPieces[] },
  { carrier, trackingNumber }: ParcelLabel,
  facts: ReaderFacts,
  isAgain = false,
): OrderEvent {
  const { what, object, isMany } = nameOf(lines, facts);
  const again = isAgain ? ' again, without a charge' : '';
  const tracking = trackingNumber ? `, tracking number ${trackingNumber}` : '';
  const by = `${carrier ? ` with ${carrier}` : ''}${tracking}`;
  const sent = {
    shopper: `${what} ${isMany ? 'are' : 'is'} on ${isMany ? 'their' : 'its'} way${again}${by}.`,
    staff: `${who} sent ${object}${again}${by}.`,
  };
  const laidReady = {
    shopper: `${what} ${isMany ? 'are' : 'is'} ready for pickup${again}.`,
    staff: `${who} marked ${object} as ready for pickup${again}.`,
  };
  const texts = facts.delivery === DeliveryMethod.CURBSIDE ? laidReady : sent;
  return { at, kind: 'shipped', by: 'shop', text: texts[facts.reader] };
}

function parcelEvents(parcel: ParcelFacts, facts: ReaderFacts): OrderEvent[] {
  const { lines, sent, isAgain, corrections = [], lost, undone } = parcel;
  const { object, what, isMany } = nameOf(lines, facts);
  const event = ({ at, staff }: ParcelStep, kind: OrderEventKind, texts: Texts): OrderEvent => {
    const text = facts.reader === 'staff' ? texts.staff(staff || 'The shop') : texts.shopper;
    return { at, kind, by: 'shop', text };
  };
  return [
    shipped({ at: sent.at, lines, who: sent.staff || 'The shop' }, sent, facts, isAgain),
    ...corrections.map((correction) => {
      const { carrier, trackingNumber } = correction;
      const label = [carrier, trackingNumber && `tracking number ${trackingNumber}`].filter(Boolean);
      const now = label.length > 0 ? label.join(', ') : 'it has no tracking number';
      return event(correction, 'corrected', {
        shopper: `A correction about the parcel of ${object}: ${now}.`,
        staff: (who) => `${who} corrected the parcel of ${object}: ${now}.`,
      });
    }),
    ...(lost
      ? [
          event(lost, 'lost', {
            shopper: `The parcel of ${object} was lost.`,
            staff: (who) => `${who} reported the parcel of ${object} as lost.`,
          }),
        ]
      : []),
    ...(undone
      ? [
          event(undone, 'undone', {
            shopper: `${what} ${isMany ? 'were' : 'was'} not sent after all.`,
            staff: (who) => `${who} took back that ${object} ${isMany ? 'were' : 'was'} sent.`,
          }),
        ]
      : []),
  ];
}

/** A sentence for each of who is told. */
interface Texts {
  readonly shopper: string;
  readonly staff: (who: string) => string;
}

function delivered({ at, lines, who }: LineGroup, facts: ReaderFacts): OrderEvent {
  const { what, object, isMany } = nameOf(lines, facts);
  const arrived = {
    shopper: `${what} ${isMany ? 'have' : 'has'} arrived.`,
    staff: `${who} marked ${object} as delivered.`,
  };
  const pickedUp = {
    shopper: `${what} ${isMany ? 'were' : 'was'} picked up.`,
    staff: `${who} marked ${object} as picked up.`,
  };
  const texts = facts.delivery === DeliveryMethod.CURBSIDE ? pickedUp : arrived;
  return { at, kind: 'delivered', by: 'shop', text: texts[facts.reader] };
}

function cancelled({ at, lines, who }: LineGroup, facts: ReaderFacts): OrderEvent {
  const by = lines[0]?.cancelledBy ?? 'shop';
  const { what, object, isMany } = nameOf(lines, facts, facts.lines);
  const texts = {
    shopper: `${facts.voice.Shopper} canceled ${object}.`,
    shop: `${facts.reader === 'staff' ? who : 'We'} canceled ${object}.`,
    provider: `${what} ${isMany ? 'were' : 'was'} canceled, because the payment did not go through.`,
  };
  return { at, kind: 'cancelled', by, text: texts[by] };
}

function returned({ at, lines, who }: LineGroup, facts: ReaderFacts): OrderEvent {
  const { what, object } = nameOf(lines, facts);
  const texts = { shopper: `${what} came back to us.`, staff: `${who} took back ${object}.` };
  return { at, kind: 'returned', by: 'shop', text: texts[facts.reader] };
}

function refunded({ at, amount, reason, status, staff }: RefundFacts, facts: ReaderFacts): OrderEvent {
  const sum = dollars(amount);
  const why = sentence(reason);
  const { card } = facts.voice;
  const texts = {
    owed: `${sum} is on its way back to ${card}. ${why}`,
    done: `${sum} went back to ${card}. ${why}`,
    refused: `${sum} did not go back through the shop. ${why}`,
  };
  if (status === 'refused') return { at, kind: 'refunded', by: 'provider', text: texts.refused };
  const who = facts.reader === 'staff' && staff ? ` ${staff} gave it back.` : '';
  return { at, kind: 'refunded', by: 'shop', text: `${texts[status]}${who}` };
}

function disputed(dispute: DisputeFacts): OrderEvent[] {
  return [...answered(dispute), ...outcomeOf(dispute)];
}

function answered({ answered }: DisputeFacts): OrderEvent[] {
  if (!answered) return [];
  const who = answered.staff ? `${answered.staff} sent` : 'By itself, the shop sent';
  return [
    { at: answered.at, kind: 'disputed', by: 'shop', text: `${who} the bank what is known of the order.` },
  ];
}
function problemEvents(problem: ProblemFacts, { voice, reader }: ReaderFacts): OrderEvent[] {
  const { lines, kind, wants, reportedAt, state, closedAt, answer, staff } = problem;
  const { names: what, isMany } = namePieces(lines);
  const is = problemKindLabels[kind][isMany ? 'are' : 'is'];
  const text = `${voice.Shopper} told us that ${what} ${is}, and asked for ${problemWantsLabels[wants]}.`;
  const reported: OrderEvent = { at: reportedAt, kind: 'problem', by: 'shopper', text };
  if (state === 'open' || !closedAt) return [reported];
  if (state === 'withdrawn') {
    const back = `${voice.Shopper} took back what was said about ${what}.`;
    return [reported, { at: closedAt, kind: 'problem', by: 'shopper', text: back }];
  }
  const who = reader === 'staff' && staff ? staff : 'We';
  const words = answer ? ` “${answer}”` : '';
  const answered = `${who} ${problemAnswers[state](what)}.${words}`;
  return [reported, { at: closedAt, kind: 'problem', by: 'shop', text: answered }];
}

const problemAnswers = {
  refunded: (what: string) => `agreed to give back what was paid for ${what}`,
  sent_again: (what: string) => `agreed to send ${what} again`,
  refused: (what: string) => `answered what was said about ${what}`,
};

/** When it was opened and, where the shop knows when that was, how it ended; otherwise both at once. */
function outcomeOf({ openedAt, amount, status, answerBy, closedAt }: DisputeFacts): OrderEvent[] {
  const sum = dollars(amount);
  const answer = answerBy ? ` An answer is due by ${formatAnswerDay(answerBy)}.` : ' It takes no answer.';
  const asked = `The card’s bank asked about ${sum}.`;
  const taken = `The card’s bank disputed ${sum} and took the money.`;
  const opened = {
    inquiry: `${asked}${answer}`,
    needs_response: `${taken}${answer}`,
    under_review: `${taken} It has the shop’s answer and has not decided yet.`,
    ...{ won: taken, lost: taken, closed: asked },
  };
  const ended: Partial<Record<DisputeStatus, string>> = {
    won: `The dispute of ${sum} was won: the money is back.`,
    lost: `The dispute of ${sum} was lost: the card’s bank keeps the money.`,
    closed: `The bank’s question about ${sum} ended: no money was taken.`,
  };
  const event = (at: Date, text: string): OrderEvent => ({ at, kind: 'disputed', by: 'provider', text });
  const end = ended[status];
  if (!end) return [event(openedAt, opened[status])];
  if (!closedAt) return [event(openedAt, `${opened[status]} ${end}`)];
  return [event(openedAt, opened[status]), event(closedAt, end)];
}

/**
 * What lines are called together, at the start of a sentence and within one: the order, where they are all of its pieces
 * that count.
 */
function nameOf(
  lines: readonly NamedPieces[],
  facts: ReaderFacts,
  among: readonly NamedPieces[] = facts.lines.filter(({ cancelledAt }) => !cancelledAt),
): { readonly what: string; readonly object: string; readonly isMany: boolean } {
  const { Order: what, order: object } = facts.voice;
  if (piecesOf(lines) >= piecesOf(among)) return { what, object, isMany: false };
  const { names, isMany } = namePieces(lines);
  return { what: names, object: names, isMany };
}

function piecesOf(lines: readonly NamedPieces[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** Older refunds have a few words in place of a sentence. */
function sentence(reason: string): string {
  const text = reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function dollars(amount: Cents): string {
  return formatDollars(toDollars(amount));
}
