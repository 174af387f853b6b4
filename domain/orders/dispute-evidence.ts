import { DAY_MS } from '../durations.ts';
import { type Cents, formatDollars, toDollars } from '../money/money.ts';
import { DeliveryMethod } from '../pricing/choices.ts';
import { type DisputeStatus, disputeStates } from './dispute-states.ts';
import type { ShipmentState } from './order-states.ts';

/** Longest text that Stripe takes in one field, in characters. */
const MAX_TEXT_LENGTH = 20_000;
/** The same of fields that are a few words: with it, all of them together stay below Stripe's limit of 150,000. */
const MAX_WORDS_LENGTH = 5000;

/** What is sent to a card's bank: fields of Stripe's disputes, in the order in which the staff read them. */
const evidenceFields = {
  customer_name: { label: 'Customer', limit: MAX_WORDS_LENGTH },
  customer_email_address: { label: 'E-mail address', limit: MAX_WORDS_LENGTH },
  product_description: { label: 'What was bought', limit: MAX_TEXT_LENGTH },
  shipping_address: { label: 'Sent to', limit: MAX_WORDS_LENGTH },
  shipping_carrier: { label: 'Carrier', limit: MAX_WORDS_LENGTH },
  shipping_tracking_number: { label: 'Tracking number', limit: MAX_WORDS_LENGTH },
  shipping_date: { label: 'Sent on', limit: MAX_WORDS_LENGTH },
  service_date: { label: 'Received on', limit: MAX_WORDS_LENGTH },
  refund_policy_disclosure: { label: 'Returns', limit: MAX_TEXT_LENGTH },
  cancellation_policy_disclosure: { label: 'Terms', limit: MAX_TEXT_LENGTH },
  uncategorized_text: { label: 'The order’s story', limit: MAX_TEXT_LENGTH },
} as const satisfies Record<string, { label: string; limit: number }>;

export type EvidenceFieldName = keyof typeof evidenceFields;

const fieldNames = Object.keys(evidenceFields) as EvidenceFieldName[];

export interface EvidenceField {
  readonly name: EvidenceFieldName;
  readonly text: string;
}

/** A line that was charged and not called off. */
export interface EvidenceLine {
  readonly petname: string;
  readonly amount: number;
  readonly paid: Cents;
  readonly isSent: boolean;
}

export interface EvidenceParcel {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly shippedAt: Date;
  readonly state: ShipmentState;
}

/** Something that was said or done at a time. */
export interface EvidenceEvent {
  readonly at: Date;
  readonly text: string;
}

/** What the shop has on record of an order whose charge is disputed. */
export interface EvidenceFacts {
  readonly number: string;
  readonly customerName: string;
  readonly email: string;
  readonly address: string;
  readonly delivery: DeliveryMethod;
  readonly placedAt: Date;
  readonly charge: Cents;
  readonly refunded: Cents;
  readonly lines: readonly EvidenceLine[];
  readonly parcels: readonly EvidenceParcel[];
  /** When the last of it arrived, or was picked up; null while something of it has not. */
  readonly deliveredAt: Date | null;
  readonly timeline: readonly EvidenceEvent[];
  /** What the staff wrote to the shopper. */
  readonly messages: readonly EvidenceEvent[];
  readonly shop: {
    readonly name: string;
    /** By whose clock days are told. */
    readonly timeZone: string;
    readonly returnsText: string;
    readonly termsText: string;
  };
}

export interface GatheredEvidence {
  /** Those that there is something to say in. */
  readonly fields: readonly EvidenceField[];
  /** What a bank would look for and not find, in sentences. */
  readonly missing: readonly string[];
}

/** @param note what the staff say to the bank, before everything else */
export function gatherEvidence(facts: EvidenceFacts, note = ''): GatheredEvidence {
  const texts: Readonly<Record<EvidenceFieldName, string>> = {
    customer_name: facts.customerName,
    customer_email_address: facts.email,
    product_description: productDescription(facts),
    ...shippingTexts(facts),
    service_date: facts.deliveredAt ? dayOf(facts.deliveredAt, facts) : '',
    refund_policy_disclosure: policyText('Returns', facts.shop.returnsText),
    cancellation_policy_disclosure: policyText('Terms', facts.shop.termsText),
    uncategorized_text: storyOf(facts, note),
  };
  const fields = fieldNames.map((name) => ({ name, text: cut(texts[name], evidenceFields[name].limit) }));
  return { fields: fields.filter(({ text }) => text !== ''), missing: missingIn(facts) };
}

/** What the staff call a field; its name at Stripe where the shop does not fill it any more. */
export function evidenceLabel(name: string): string {
  return fieldNames.find((one) => one === name) ? evidenceFields[name as EvidenceFieldName].label : name;
}

/** The fields that nobody has filled by hand at Stripe, where what people wrote stays. */
export function withoutStaged(
  fields: readonly EvidenceField[],
  staged: readonly string[],
): readonly EvidenceField[] {
  return fields.filter(({ name }) => !staged.includes(name));
}

/** How long before an answer is due the shop sends what it has by itself, in milliseconds. */
export const SENDS_AHEAD_MS = DAY_MS;

/** What of a dispute decides whether the bank takes an answer. */
interface AnswerableDispute {
  readonly status: DisputeStatus;
  /** None where the bank takes no answer. */
  readonly answerBy?: Date | null | undefined;
  /** Whether the bank has an answer. */
  readonly isAnswered: boolean;
}

/** Why no answer can be sent to the bank, in a sentence without its full stop; null where one can. */
export function whyNoAnswer({ status, answerBy, isAnswered }: AnswerableDispute, now: Date): string | null {
  if (!disputeStates[status].isOpen) return 'The bank has decided already';
  if (isAnswered || status === 'under_review') return 'The bank has an answer already';
  if (!answerBy) return 'The bank takes no answer';
  return answerBy <= now ? 'The time for an answer is over' : null;
}

/** Parcels that left and were not taken back: what is said of the others would prove the opposite. */
function sentParcels({ parcels }: EvidenceFacts): EvidenceParcel[] {
  return parcels.filter(({ state }) => state === 'on_its_way' || state === 'delivered');
}

function shippingTexts(facts: EvidenceFacts) {
  const parcels = facts.delivery === DeliveryMethod.CURBSIDE ? [] : sentParcels(facts);
  return {
    shipping_address: facts.delivery === DeliveryMethod.CURBSIDE ? '' : facts.address,
    shipping_carrier: listed(parcels.map(({ carrier }) => carrier)),
    shipping_tracking_number: listed(parcels.map(({ trackingNumber }) => trackingNumber)),
    shipping_date: listed(
      parcels.map(({ shippedAt }) => dayOf(shippedAt, facts)),
      '; ',
    ),
  };
}

/** Each once. Stripe has several carriers and several numbers in one field, with commas between them. */
function listed(texts: readonly (string | null)[], separator = ', '): string {
  return [...new Set(texts.filter((text) => text !== null))].join(separator);
}

function productDescription({ lines, number }: EvidenceFacts): string {
  const list = lines.map(({ petname, amount, paid }) => `${amount} × ${petname}, ${dollars(paid)}`);
  return [`Order ${number}:`, ...list].join('\n');
}

/** @param text as its page has it, where a heading begins with # */
function policyText(page: string, text: string): string {
  const plain = text.replace(/^# */gm, '');
  return `The shop’s page “${page}”, which stands at the foot of every page of the shop, says:\n\n${plain}`;
}

function storyOf(facts: EvidenceFacts, note: string): string {
  const { number, shop, charge, refunded, timeline, messages } = facts;
  const head = `Order ${number} of ${shop.name}, placed on ${dayOf(facts.placedAt, facts)}. ${dollars(charge)} was charged.`;
  const back = refunded > 0 ? ` ${dollars(refunded)} of it has gone back to the card, or is about to.` : '';
  return [
    note,
    `${head}${back}`,
    section('What happened:', timeline, facts),
    section('What the shop wrote to the shopper:', messages, facts),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function section(title: string, events: readonly EvidenceEvent[], facts: EvidenceFacts): string {
  if (events.length === 0) return '';
  return [title, ...events.map(({ at, text }) => `${timeOf(at, facts)}: ${text}`)].join('\n');
}

function missingIn(facts: EvidenceFacts): string[] {
  const found = facts.delivery === DeliveryMethod.CURBSIDE ? missingOfPickup(facts) : missingOfParcels(facts);
  const isUnsaid = facts.messages.length === 0;
  return [...found, ...(isUnsaid ? ['Nobody wrote to the shopper about it.'] : [])];
}

function missingOfPickup({ deliveredAt }: EvidenceFacts): string[] {
  return deliveredAt ? [] : ['It is not marked as picked up.'];
}

function missingOfParcels(facts: EvidenceFacts): string[] {
  const { lines, parcels, deliveredAt } = facts;
  const sent = sentParcels(facts);
  if (sent.length === 0 && lines.every(({ isSent }) => !isSent)) return ['Nothing of it was sent yet.'];
  const lost = parcels.filter(({ state }) => state === 'lost').length;
  return [
    ...(lines.some(({ isSent }) => !isSent) ? ['A part of it was not sent yet.'] : []),
    ...lackOf(sent, 'tracking number', ({ trackingNumber }) => trackingNumber === null),
    ...lackOf(sent, 'carrier', ({ carrier }) => carrier === null),
    ...(lost > 0 ? ['A parcel of it was lost.'] : []),
    ...(deliveredAt ? [] : ['It is not marked as delivered.']),
  ];
}

function lackOf(
  parcels: readonly EvidenceParcel[],
  what: string,
  lacks: (parcel: EvidenceParcel) => boolean,
): string[] {
  const count = parcels.filter(lacks).length;
  if (count === 0) return [];
  if (parcels.length === 1) return [`Its parcel has no ${what}.`];
  return [`${count} of its ${parcels.length} parcels ${count === 1 ? 'has' : 'have'} no ${what}.`];
}

const CUT = ' […]';

function cut(text: string, limit: number): string {
  const trimmed = text.trim();
  return trimmed.length <= limit ? trimmed : `${trimmed.slice(0, limit - CUT.length)}${CUT}`;
}

function dayOf(at: Date, { shop: { timeZone } }: EvidenceFacts): string {
  return at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
}

function timeOf(at: Date, { shop: { timeZone } }: EvidenceFacts): string {
  return at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone });
}

function dollars(amount: Cents): string {
  return formatDollars(toDollars(amount));
}
