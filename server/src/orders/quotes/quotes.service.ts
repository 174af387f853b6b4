import type { ClientSession, Types } from 'mongoose';
import { readAddressLine } from '../../../../domain/addresses/address-line.ts';
import type { CheckoutChoices } from '../../../../domain/input/choices-rules.ts';
import { isDollars, toCents, toDollars } from '../../../../domain/money/money.ts';
import { promisedTime } from '../../../../domain/orders/delivery-promise.ts';
import {
  type Choices,
  DeliveryMethod,
  type EnteredCode,
  noChoices,
  type PromotionUses,
  ReductionRule,
} from '../../../../domain/pricing/choices.ts';
import { type DeliveryOption, deliveryOptions } from '../../../../domain/pricing/delivery-options.ts';
import { itemDelivery } from '../../../../domain/pricing/item-price.ts';
import { chargeObstacle, type Ordered } from '../../../../domain/pricing/min-charge.ts';
import { isServed } from '../../../../domain/pricing/postcodes.ts';
import { type OrderPrice, priceOrder } from '../../../../domain/pricing/price-order.ts';
import { isKnownCode } from '../../../../domain/pricing/promotion-code.ts';
import type { ShopTerms } from '../../../../domain/pricing/shop-terms.ts';
import { chargeTime } from '../../../../domain/repeats/charge-time.ts';
import { addWeeks, shopDay } from '../../../../domain/repeats/plan-dates.ts';
import { planDelivery } from '../../../../domain/repeats/plan-delivery.ts';
import { termsOf } from '../../../../domain/shop-settings/pricing-settings.ts';
import type { ShopSettings } from '../../../../domain/shop-settings/shop-settings.ts';
import type { Pet } from '../../catalogue/pet/pet.entity.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { badInput, DomainError } from '../../platform/domain-error.ts';
import type { PromotionRecord } from '../../promotions/promotion.entity.ts';
import { promotionRepository, toTerms } from '../../promotions/promotion-repository.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import { CartEntryModel } from '../cart-entries/cart-entry.entity.ts';
import { type CartLine, hasPrice, toOrderLine } from '../cart-entries/cart-lines.ts';
import type { StoredPromise } from '../records/payment.entity.ts';
import { type DeliveryOption as DeliveryOfItem, Quote, type QuotedRepeat } from './quote.entity.ts';
import { toAdjustment, toDeliveryOption, toQuoteLine } from './to-quote.ts';

/** A cart with what it costs by what was chosen. */
interface PricedCart {
  readonly price: OrderPrice;
  readonly options: readonly DeliveryOption[];
  /** What keeps it from being paid by card; null where nothing does. */
  readonly obstacle: string | null;
  /** Of the code that was entered; null where there is none of that name. */
  readonly promotion: PromotionRecord | null;
}

/** What an order is written from. */
export interface PricedOrder {
  readonly price: OrderPrice;
  readonly choices: CheckoutChoices;
  /** Whose use the order counts as; null where no code takes anything off. */
  readonly promotionId: Types.ObjectId | null;
  readonly promise: StoredPromise;
}

/** What of a plan its deliveries are priced by; its lines begin with the one that it is for. */
export interface RepeatTerms {
  readonly everyWeeks: number;
  readonly delivery: DeliveryMethod;
  /** Where it goes. */
  readonly location: string;
}

/** Whose prices they are; nobody's before the sign-in. */
type Shopper = { readonly uid: string } | null;

/** What carts cost by the shop's terms, what was chosen, and the moment. */
export class QuotesService {
  constructor(private readonly settings: SettingsSource) {}

  /** @throws DomainError BAD_USER_INPUT naming `choices.delivery` where it can't be had */
  async quote(lines: readonly CartLine[], choices: CheckoutChoices, shopper: Shopper): Promise<Quote> {
    const terms = await this.settings.terms();
    const priced = await priceCart(lines.filter(hasPrice), choices, shopper, terms, null);
    return toQuote(lines, priced, repeatsOf(lines, choices, terms));
  }

  /** How one of an item could be had, alone; nothing for animals, which are no goods, and for what has no price. */
  async deliveryOf(pet: Pet): Promise<DeliveryOfItem[]> {
    const line = { pet, accessoriesAmount: 1 };
    if (pet.category === 'pets' || !hasPrice(line)) return [];
    const terms = await this.settings.terms();
    return deliveryOptions([toOrderLine(line)], terms, databaseClock.now(), null).map(toDeliveryOption);
  }

  /** What delivering one of an item alone costs by a carrier, in dollars; 0 for what has no price. */
  async deliveryCostOf({ petprice }: Pet): Promise<number> {
    if (!isDollars(petprice)) return 0;
    return toDollars(itemDelivery(toCents(petprice), await this.settings.terms()));
  }

  /** What a delivery of a plan costs that is charged at a time. @param lines the plan's own line first */
  async quoteRepeat(lines: readonly CartLine[], plan: RepeatTerms, at: Date): Promise<Quote> {
    const terms = await this.settings.terms();
    const priced = priceRepeat(lines.filter(hasPrice), withPostcode(plan), terms, at);
    return toQuote(lines, priced, []);
  }

  /**
   * The price of a delivery of a plan that is ordered now.
   *
   * @param lines the plan's own line first
   * @param session of the transaction that orders it, which sees the shop's terms as they are in it
   * @throws DomainError OUT_OF_STOCK for an item whose stored price is none; BAD_USER_INPUT where cards take no so little
   */
  async orderRepeat(
    lines: readonly CartLine[],
    plan: RepeatTerms,
    session: ClientSession,
  ): Promise<PricedOrder> {
    requirePrices(lines);
    const settings = await this.settings.get(session);
    const priced = priceRepeat(lines, withPostcode(plan), termsOf(settings), databaseClock.now());
    const { price, choices } = priced;
    requireNoObstacle(priced, choices);
    return { price, choices, promotionId: null, promise: promiseBy(choices.delivery, settings) };
  }

  /**
   * The price of a cart that is ordered now, with nothing chosen that can't be had. The session sees promotions
   * and the shop's terms as they are in the transaction of the order.
   *
   * @throws DomainError OUT_OF_STOCK for an item whose stored price is none; BAD_USER_INPUT naming the choice
   */
  async priceOrder(
    lines: readonly CartLine[],
    choices: CheckoutChoices,
    shopper: Shopper,
    session: ClientSession,
  ): Promise<PricedOrder> {
    requirePrices(lines);
    const settings = await this.settings.get(session);
    const priced = await priceCart(lines, choices, shopper, termsOf(settings), session);
    const { codeProblem } = priced.price;
    if (codeProblem !== null) throw badInput({ 'choices.promotionCode': codeProblem });
    requireNoObstacle(priced, choices);
    const { price, promotion } = priced;
    const promotionId = promotion && isCodeApplied(price) ? promotion._id : null;
    return { price, choices, promotionId, promise: promiseBy(choices.delivery, settings) };
  }
}

async function priceCart(
  lines: readonly CartLine[],
  { delivery, promotionCode, postcode, repeats }: CheckoutChoices,
  shopper: Shopper,
  terms: ShopTerms,
  session: ClientSession | null,
): Promise<PricedCart> {
  requireRepeats(lines, repeats);
  const now = databaseClock.now();
  const { code, promotion } = await findCode(promotionCode, shopper, session, now);
  const choices: Choices = {
    ...{ delivery, code },
    repeats: new Set(repeats.map(({ petId }) => petId)),
    hasRepeatedBefore: repeats.length > 0 && (await hasRepeated(shopper, session)),
  };
  const orderLines = lines.map(toOrderLine);
  const options = deliveryOptions(orderLines, terms, now, postcode);
  const chosen = options.find(({ method }) => method === delivery);
  if (!chosen?.isAvailable) throw refusedDelivery(chosen?.reason ?? 'It is not available', postcode, terms);
  const price = priceOrder(orderLines, choices, terms, now);
  const priced = { lines: orderLines, choices, total: price.total };
  return { price, options, obstacle: obstacleOf(priced, options, terms, now), promotion };
}

function obstacleOf(
  priced: Omit<Ordered, 'deliveries'>,
  options: readonly DeliveryOption[],
  terms: ShopTerms,
  now: Date,
): string | null {
  const deliveries = options.filter(({ isAvailable }) => isAvailable).map(({ method }) => method);
  return chargeObstacle({ ...priced, deliveries }, terms, now);
}

/** Names the postcode as well where same-day delivery does not go there, as far as is known. */
function refusedDelivery(reason: string, postcode: string | null, { sameDay }: ShopTerms): DomainError {
  const { postcodes } = sameDay;
  const goesThere = postcodes.length === 0 || (postcode !== null && isServed(postcode, postcodes));
  return badInput({ 'choices.delivery': reason, ...(!goesThere && { 'choices.postcode': reason }) });
}

/** What is promised to who pays now. */
export function promiseBy(method: DeliveryMethod, settings: ShopSettings): StoredPromise {
  const time = promisedTime(method, databaseClock.now(), termsOf(settings));
  return { ...time, ...(method === DeliveryMethod.CURBSIDE && { place: settings.address }) };
}

/** A plan's delivery: its own line as an order that comes again, the others at their own price. */
function priceRepeat(
  lines: readonly CartLine[],
  { delivery, everyWeeks, postcode }: Omit<RepeatTerms, 'location'> & Pick<CheckoutChoices, 'postcode'>,
  terms: ShopTerms,
  at: Date,
) {
  const orderLines = lines.map(toOrderLine);
  const petId = orderLines[0]?.petId ?? '';
  const method = planDelivery(delivery, orderLines, terms, at, postcode);
  const repeated = { ...noChoices, delivery: method, repeats: new Set([petId]), hasRepeatedBefore: true };
  const options = deliveryOptions(orderLines, terms, at, postcode);
  const price = priceOrder(orderLines, repeated, terms, at);
  const priced = { lines: orderLines, choices: repeated, total: price.total };
  return {
    price,
    options,
    obstacle: obstacleOf(priced, options, terms, at),
    choices: { delivery: method, promotionCode: null, postcode, repeats: [{ petId, everyWeeks }] },
  };
}

/** The postcode as far as it can be told from the one text of the address. */
function withPostcode({ location, ...plan }: RepeatTerms) {
  return { ...plan, postcode: readAddressLine(location).postcode || null };
}

/** When each line that is to come again comes next, and what is charged then, should no price change. */
function repeatsOf(
  lines: readonly CartLine[],
  { delivery, postcode, repeats }: CheckoutChoices,
  terms: ShopTerms,
): QuotedRepeat[] {
  const { timeZone } = terms;
  const today = shopDay(databaseClock.now(), timeZone).date;
  return repeats.flatMap(({ petId, everyWeeks }) => {
    const own = lines.filter((line) => line.pet._id === petId && hasPrice(line));
    if (own.length === 0) return [];
    const nextDate = addWeeks(today, everyWeeks);
    const { price } = priceRepeat(
      own,
      { everyWeeks, delivery, postcode },
      terms,
      chargeTime(nextDate, timeZone),
    );
    return [{ petId, everyWeeks, nextDate, nextTotal: toDollars(price.total) }];
  });
}

function requirePrices(lines: readonly CartLine[]): void {
  const unpriced = lines.find((line) => !hasPrice(line));
  if (unpriced) throw new DomainError('OUT_OF_STOCK', `${unpriced.pet.petname} has no price right now`);
}

function toQuote(
  lines: readonly CartLine[],
  { price, options, obstacle }: Omit<PricedCart, 'promotion'>,
  repeats: readonly QuotedRepeat[],
): Quote {
  return Object.assign(new Quote(), {
    entriesTotal: toDollars(price.entriesTotal),
    reductions: toDollars(price.reductions),
    codeProblem: price.codeProblem,
    delivery: toDollars(price.delivery),
    total: toDollars(price.total),
    obstacle,
    tax: price.tax && { percent: price.tax.percent, amount: toDollars(price.tax.amount) },
    lines: lines.map(toQuoteLine),
    adjustments: price.adjustments.map(toAdjustment),
    deliveryOptions: options.map(toDeliveryOption),
    repeats,
  });
}

async function findCode(
  text: string | null,
  shopper: Shopper,
  session: ClientSession | null,
  now: Date,
): Promise<{ code: EnteredCode | null; promotion: PromotionRecord | null }> {
  if (text === null) return { code: null, promotion: null };
  const promotion = await promotionRepository.findByCode(text, session);
  const uses = promotion ? await usesFor(promotion, shopper, session) : { inAll: 0, byAccount: 0 };
  const entered = { text, promotion: promotion && toTerms(promotion), uses };
  // As the shop writes it; but of one that nobody may know of no more than what was typed.
  const isNamed = promotion && isKnownCode(entered, now);
  return { code: isNamed ? { ...entered, text: promotion.code } : entered, promotion };
}

/** A quote does not count what an open checkout of the shopper holds, for the next order ends that one first. */
async function usesFor(
  { _id, uses }: PromotionRecord,
  shopper: Shopper,
  session: ClientSession | null,
): Promise<PromotionUses> {
  if (!shopper) return { inAll: uses, byAccount: 0 };
  const { paid, held } = await promotionRepository.countUses(_id, shopper.uid, session);
  const isOrder = session !== null;
  return isOrder ? { inAll: uses, byAccount: paid + held } : { inAll: uses - held, byAccount: paid };
}

/** Whether an account has paid for an order with a repeat delivery before. */
async function hasRepeated(shopper: Shopper, session: ClientSession | null): Promise<boolean> {
  if (!shopper) return false;
  const { uid } = shopper;
  const one = { uid, everyWeeks: { $exists: true }, status: { $nin: ['pending', 'cancelled'] } } as const;
  return (await CartEntryModel.exists(one).session(session)) !== null;
}

function requireRepeats(lines: readonly CartLine[], repeats: CheckoutChoices['repeats']): void {
  const missing = repeats.flatMap(({ petId }, place) =>
    lines.some(({ pet }) => pet._id === petId)
      ? []
      : [[`choices.repeats.${place}.petId`, 'It is not in the cart']],
  );
  if (missing.length > 0) throw badInput(Object.fromEntries(missing));
}

function isCodeApplied({ adjustments }: OrderPrice): boolean {
  return adjustments.some(({ rule, isApplied }) => isApplied && rule === ReductionRule.PROMOTION_CODE);
}

function requireNoObstacle(
  { obstacle }: Pick<PricedCart, 'obstacle'>,
  { promotionCode }: CheckoutChoices,
): void {
  if (obstacle === null) return;
  throw badInput({ [promotionCode === null ? 'choices.delivery' : 'choices.promotionCode']: obstacle });
}
