import { isGoods } from '../catalogue/pet-options.ts';
import { addCents, type Cents, cents } from '../money/money.ts';
import { type Choices, DeliveryMethod, type OrderLine, type Promotion, ReductionRule } from './choices.ts';
import { entryTotal, parcelDelivery } from './item-price.ts';
import { dollars, findCodeProblem, isFor, shownCode } from './promotion-code.ts';
import { percentOf } from './shares.ts';
import type { ShopTerms } from './shop-terms.ts';
import { type ContainedTax, containedTax } from './tax.ts';

/** A rule that was looked at, and what came of it; `petId` where it is about one line. */
export interface Adjustment {
  readonly rule: ReductionRule;
  readonly label: string;
  /** Cents, negative where it applied and 0 where it did not. */
  readonly amount: Cents;
  readonly petId: string | null;
  readonly isApplied: boolean;
  /** For the shopper: why not, or what would unlock it. */
  readonly reason: string | null;
}

/** A line as it is charged: `total` before, `paid` after its reductions, in cents. */
export interface PricedLine {
  readonly petId: string;
  readonly total: Cents;
  readonly paid: Cents;
}

/** Cents; `total = entriesTotal - reductions + delivery`. */
export interface OrderPrice {
  readonly lines: readonly PricedLine[];
  readonly entriesTotal: Cents;
  readonly reductions: Cents;
  readonly delivery: Cents;
  readonly total: Cents;
  /** What of the total is tax; null where no rate is set. */
  readonly tax: ContainedTax | null;
  readonly adjustments: readonly Adjustment[];
  /** Why the code that was entered can not be used; null where it can, even if another rule takes more. */
  readonly codeProblem: string | null;
}

/** A percentage that a line could have. */
interface Offer {
  readonly rule: ReductionRule;
  readonly label: string;
  readonly percentOff: number;
  readonly isFor: (line: OrderLine) => boolean;
  /** The line it is about, where it is about one. */
  readonly petId: string | null;
}

/**
 * What an order costs by its lines, what the shopper chose, the shop's terms and the moment.
 *
 * Every threshold looks at the sum of the lines before any reduction. Of several percentages on one line the highest
 * counts alone; a code of anything else takes its part of what is left then.
 */
export function priceOrder(
  lines: readonly OrderLine[],
  choices: Choices,
  terms: ShopTerms,
  now: Date,
): OrderPrice {
  const totals = lines.map(entryTotal);
  const entriesTotal = addCents(totals);
  const codeProblem = choices.code && findCodeProblem(choices.code, lines, now);
  const promotion = codeProblem === null ? (choices.code?.promotion ?? null) : null;
  const offers = offersOf(lines, choices, terms, entriesTotal, promotion);
  const best = lines.map((line) => bestOf(offers.filter((offer) => offer.isFor(line))));
  const byPercent = lines.map((_line, at) => percentOf(totals[at] ?? cents(0), best[at]?.percentOff ?? 0));
  const left = totals.map((total, at) => cents(total - (byPercent[at] ?? 0)));
  const byCode = takenByCode(lines, left, promotion);
  const priced = lines.map(({ petId }, at) => ({
    petId,
    total: totals[at] ?? cents(0),
    paid: cents((left[at] ?? 0) - (byCode[at] ?? 0)),
  }));
  const delivery = deliveryPrice(lines, choices.delivery, terms);
  const reductions = cents(addCents(byPercent) + addCents(byCode));
  const adjustments = [
    ...offers.map((offer) => explain(offer, lines, best, byPercent)),
    ...lockedCurbside(lines, choices, terms, entriesTotal),
    ...explainCode(choices, codeProblem, promotion, addCents(byCode)),
  ];
  const total = cents(entriesTotal - reductions + delivery);
  return {
    ...{ lines: priced, entriesTotal, reductions, delivery, total, adjustments, codeProblem },
    tax: containedTax(total, terms.taxPercent),
  };
}

/** What delivery costs by a method; nothing for an empty cart. */
export function deliveryPrice(lines: readonly OrderLine[], method: DeliveryMethod, terms: ShopTerms): Cents {
  if (method !== DeliveryMethod.STANDARD) return cents(0);
  return parcelDelivery(
    lines.map(({ unitPrice }) => unitPrice),
    terms,
  );
}

function offersOf(
  lines: readonly OrderLine[],
  { delivery, code, repeats, hasRepeatedBefore }: Choices,
  { curbside, repeat }: ShopTerms,
  entriesTotal: Cents,
  promotion: Promotion | null,
): Offer[] {
  const offers: Offer[] = [];
  if (delivery === DeliveryMethod.CURBSIDE && lines.length > 0 && entriesTotal >= curbside.from) {
    const { percentOff } = curbside;
    offers.push({
      ...{ rule: ReductionRule.CURBSIDE, percentOff, petId: null, isFor: () => true },
      label: `${percentOff}% off with curbside pickup`,
    });
  }
  if (code && promotion && 'percentOff' in promotion.value) {
    const { percentOff, label } = promotion.value;
    offers.push({
      ...{ rule: ReductionRule.PROMOTION_CODE, percentOff, petId: null },
      isFor: (line) => isFor(promotion, line),
      label: `${label} with ${shownCode(code.text)}`,
    });
  }
  for (const { petId } of lines.filter((line) => isGoods(line.category) && repeats.has(line.petId))) {
    const percentOff = hasRepeatedBefore ? repeat.laterPercentOff : repeat.firstPercentOff;
    offers.push({
      rule: hasRepeatedBefore ? ReductionRule.REPEAT_LATER : ReductionRule.REPEAT_FIRST,
      ...{ percentOff, petId, isFor: (line: OrderLine) => line.petId === petId },
      label: `${percentOff}% off repeat delivery`,
    });
  }
  // What an owner has set to nothing is no offer.
  return offers.filter(({ percentOff }) => percentOff > 0);
}

/** The first of the highest ones. */
function bestOf(offers: readonly Offer[]): Offer | null {
  return offers.reduce<Offer | null>(
    (best, offer) => (best && best.percentOff >= offer.percentOff ? best : offer),
    null,
  );
}

function takenByCode(
  lines: readonly OrderLine[],
  left: readonly Cents[],
  promotion: Promotion | null,
): Cents[] {
  const taken = lines.map(() => cents(0));
  if (!promotion || !('takeOff' in promotion.value)) return taken;
  const eligible = [...lines.entries()]
    .filter(([, line]) => isFor(promotion, line))
    .map(([at, line]) => ({ ...line, at, left: left[at] ?? cents(0) }));
  const shares = promotion.value.takeOff(eligible);
  for (const [place, { at }] of eligible.entries()) taken[at] = shares[place] ?? cents(0);
  return taken;
}

function explain(
  offer: Offer,
  lines: readonly OrderLine[],
  best: readonly (Offer | null)[],
  byPercent: readonly Cents[],
): Adjustment {
  const { rule, label, petId } = offer;
  const eligible = [...lines.keys()].filter((at) => lines[at] && offer.isFor(lines[at]));
  const won = eligible.filter((at) => best[at] === offer);
  const winner = eligible.map((at) => best[at]).find((one) => one && one !== offer);
  const amount = cents(-addCents(won.map((at) => byPercent[at] ?? cents(0))) || 0);
  const beaten = winner ? `${winner.label} is more` : null;
  const reason = beaten && won.length > 0 ? `${beaten} on some of the items` : beaten;
  return { rule, label, petId, amount, isApplied: won.length > 0, reason };
}

/** What curbside pickup would give, where it is not chosen or the order is too small for it. */
function lockedCurbside(
  lines: readonly OrderLine[],
  { delivery }: Choices,
  { curbside }: ShopTerms,
  entriesTotal: Cents,
): Adjustment[] {
  const isChosen = delivery === DeliveryMethod.CURBSIDE;
  const missing = cents(curbside.from - entriesTotal);
  if (lines.length === 0 || curbside.percentOff === 0 || (isChosen && missing <= 0)) return [];
  const label = `${curbside.percentOff}% off with curbside pickup`;
  const reason = missing > 0 ? `${dollars(missing)} more for ${label}` : 'Choose curbside pickup for it';
  return [{ rule: ReductionRule.CURBSIDE, label, amount: cents(0), petId: null, isApplied: false, reason }];
}

/** A code that does not apply, or takes something else than percent; one of percent is an offer like others. */
function explainCode(
  { code }: Choices,
  problem: string | null,
  promotion: Promotion | null,
  taken: Cents,
): Adjustment[] {
  if (!code) return [];
  const about = { rule: ReductionRule.PROMOTION_CODE, petId: null };
  const label = `Code ${shownCode(code.text)}`;
  if (problem) return [{ ...about, label, amount: cents(0), isApplied: false, reason: problem }];
  if (!promotion || 'percentOff' in promotion.value) return [];
  return [
    {
      ...about,
      label: `${promotion.value.label} with ${shownCode(code.text)}`,
      ...{ amount: cents(-taken || 0), isApplied: taken > 0, reason: null },
    },
  ];
}
