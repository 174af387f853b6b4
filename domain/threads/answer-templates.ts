import { type GoodsStatus, statusName } from '../orders/order-labels.ts';
import type { ShipmentState } from '../orders/order-states.ts';
import type { DeliveryMethod } from '../pricing/choices.ts';
import { dayText } from '../pricing/days-text.ts';
import { listed } from '../text/listed.ts';

/*
 * Answers and words for decisions that the owner keeps, and what is filled into them.
 */

/** A text that is written often; what is filled in stands in braces. */
export interface AnswerTemplate {
  readonly name: string;
  readonly text: string;
}

/** What is known of a question while it is answered. */
export interface AnswerFacts {
  /** Who asks. */
  readonly name: string;
  readonly shop: string;
  /** Name of the item that it is about. */
  readonly item: string | null;
  readonly order: AnsweredOrder | null;
}

/** The order that a question is about. */
export interface AnsweredOrder {
  readonly number: string;
  readonly status: GoodsStatus;
  readonly delivery: DeliveryMethod;
  /** Last day on which it was promised, such as 2026-11-30; null where no day was. */
  readonly promisedUntil: string | null;
  readonly parcels: readonly AnsweredParcel[];
}

interface AnsweredParcel {
  readonly state: ShipmentState;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
}

type Fact = (known: AnswerFacts) => string | null | undefined;

/** What takes the place of a name in braces; nothing where nobody knows. */
const facts: ReadonlyMap<string, Fact> = new Map<string, Fact>([
  ['name', ({ name }) => name],
  ['shop', ({ shop }) => shop],
  ['item', ({ item }) => item],
  ['order', ({ order }) => order?.number],
  ['status', ({ order }) => order && statusName(order.status, order.delivery)],
  ['tracking', ({ order }) => listed(followed(order).map(trackingText))],
  ['tracking link', ({ order }) => listed(followed(order).flatMap(({ trackingUrl }) => trackingUrl ?? []))],
  ['day promised', ({ order }) => order?.promisedUntil && dayText(order.promisedUntil)],
]);

/** What can be filled in, as it stands in braces. */
export const placeholderNames: readonly string[] = [...facts.keys()];

/** Those of them that are known of somebody who asks for an animal. */
export const decisionPlaceholders: readonly string[] = ['name', 'item', 'shop'];

/** What is left to fill in by hand: the mark of a fact that nobody knows. */
const gap = /\[… ([^\]\n]*) …\]/;

/**
 * A template with the facts of a question in it. Where a fact is not known, and where braces name none, there is a gap that
 * whoever answers has to fill; braces are left nowhere.
 */
export function fillTemplate(text: string, known: AnswerFacts): string {
  return text.replace(/\{([^{}]*)\}|[{}]/g, (_, written?: string) => {
    if (written === undefined) return '';
    const name = written.trim().replace(/\s+/g, ' ');
    return facts.get(name.toLowerCase())?.(known) || gapOf(name);
  });
}

/** What the first gap of an answer asks for; null where none is left. */
export function openGap(text: string): string | null {
  return gap.exec(text)?.[1] ?? null;
}

/** Why a text can not be sent yet; null where it can. */
export function gapProblem(text: string): string | null {
  const open = openGap(text);
  return open && `Fill in “${open}” first`;
}

/** Where the first gap of an answer begins and ends; null where none is left. */
export function gapAt(text: string): readonly [start: number, end: number] | null {
  const found = gap.exec(text);
  return found ? [found.index, found.index + found[0].length] : null;
}

function gapOf(name: string): string {
  return `[… ${name.replace(/[[\]]/g, '') || 'something'} …]`;
}

/** Parcels on their way that can be followed. */
function followed(order: AnsweredOrder | null): AnsweredParcel[] {
  return order?.parcels.filter(({ state, trackingNumber }) => state === 'on_its_way' && trackingNumber) ?? [];
}

function trackingText({ carrier, trackingNumber }: AnsweredParcel): string {
  return carrier ? `${trackingNumber} (${carrier})` : `${trackingNumber}`;
}
