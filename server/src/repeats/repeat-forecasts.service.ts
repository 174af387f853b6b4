import { isAmount } from '../../../domain/catalogue/unit-price.ts';
import { arrivalOfBought, arrivalOfCharged } from '../../../domain/feeding/arrivals.ts';
import { type Bag, type Count, foodAtHome } from '../../../domain/feeding/food-at-home.ts';
import { eatenADay } from '../../../domain/feeding/for-own-animal.ts';
import { orderInTime } from '../../../domain/feeding/order-in-time.ts';
import type { ShopTerms } from '../../../domain/pricing/shop-terms.ts';
import { betterDate, daysLeftAt } from '../../../domain/repeats/forecast.ts';
import { type PlanDate, shopDay } from '../../../domain/repeats/plan-dates.ts';
import type { Pet } from '../catalogue/pet/pet.entity.ts';
import { databaseClock } from '../database/database-clock.ts';
import { toObjectId } from '../database/object-id.ts';
import { textOf } from '../platform/text/text-of.ts';
import { isValidDate } from '../platform/valid-date.ts';
import type { TermsSource } from '../shop-settings/current-shop-settings.ts';
import { type BoughtFood, boughtFood, type Larder, type NamedEater } from './larders.ts';
import type { RepeatForecast } from './repeat-facts.entity.ts';
import type { FindPets } from './repeat-order.service.ts';
import type { RepeatPlan, RepeatPlanRecord } from './repeat-plan.entity.ts';
import { repeatPlanRepository } from './repeat-plan.repository.ts';

type AnyPlan = RepeatPlan | RepeatPlanRecord;
/** What food is that of a plan. */
type Planned = { readonly petId: unknown } & Partial<Pick<AnyPlan, 'substituteId' | 'gramsAPiece'>>;

/** How long the food of plans lasts, by all that was bought. */
export class RepeatForecastsService {
  constructor(
    private readonly settings: TermsSource,
    private readonly eatersOf: (uids: readonly string[]) => Promise<readonly (readonly NamedEater[])[]>,
  ) {}

  /** What accounts have bought and whom they feed, in the order of their uids. */
  async larders(uids: readonly string[]): Promise<Larder[]> {
    const [bought, eaters] = await Promise.all([boughtFood(uids), this.eatersOf(uids)]);
    return uids.map((_uid, place) => ({ bought: bought[place] ?? [], eaters: eaters[place] ?? [] }));
  }

  /**
   * The forecast of a plan.
   *
   * @param find items by id, as a request looks them up together
   * @returns null where nobody knows how much is eaten, or how much there is
   */
  async of(plan: AnyPlan, { bought, eaters }: Larder, find: FindPets): Promise<RepeatForecast | null> {
    const terms = await this.settings.terms();
    const now = databaseClock.now();
    const today = shopDay(now, terms.timeZone).date;
    const itemId = textOf(plan.petId);
    const pets = await petsOf([itemId, ...bought.map(({ petId }) => textOf(petId))], find);
    const eaten = eatenOf(plan, eaters, pets.get(itemId), today);
    if (!eaten) return null;
    const bags = bought.flatMap((food) => bagsOf(food, plan, pets, terms, now));
    const home = foodAtHome(bags, eaten.gramsADay, today, countOf(plan));
    return home && { ...eaten, ...home, runsOutOn: home.endsOn, ...datesOf(plan, home.endsOn, terms, today) };
  }

  /** What an account has bought of an item, or of its family, and what it counted at home for a plan of it. */
  async boughtOf(uid: string, petId: string, find: FindPets): Promise<{ bags: Bag[]; count: Count | null }> {
    const [[bought = []], plan, terms] = await Promise.all([
      boughtFood([uid]),
      repeatPlanRepository.findLive(uid, toObjectId(petId, 'Item'), null),
      this.settings.terms(),
    ]);
    const pets = await petsOf([petId, ...bought.map((food) => textOf(food.petId))], find);
    const now = databaseClock.now();
    const bags = bought.flatMap((food) => bagsOf(food, plan ?? { petId }, pets, terms, now));
    return { bags, count: plan && countOf(plan) };
  }
}

async function petsOf(ids: readonly string[], find: FindPets): Promise<ReadonlyMap<string, Pet>> {
  const found = await find([...new Set(ids)]);
  return new Map(found.flatMap((pet) => (pet ? [[textOf(pet._id), pet] as const] : [])));
}

function countOf({ countedGrams: grams, countedOn: on }: AnyPlan): Count | null {
  return grams !== undefined && on !== undefined ? { grams, on } : null;
}

/** What the shopper says is eaten; where nothing is said, what their animals need of it. */
function eatenOf({ gramsADay }: AnyPlan, eaters: readonly NamedEater[], pet: Pet | undefined, today: string) {
  if (isAmount(gramsADay)) return { gramsADay, eaters: [] };
  const eaten = pet && eatenADay(eaters, pet, today);
  return eaten ? { gramsADay: eaten.grams, eaters: eaten.eaters.map(({ name }) => name) } : null;
}

/** The day of the next delivery, measured by what is at home. */
function datesOf(
  { delivery, nextDate, chargeDate }: AnyPlan,
  endsOn: PlanDate,
  terms: ShopTerms,
  today: PlanDate,
) {
  const arrivalOf = (chargedOn: PlanDate) => arrivalOfCharged(delivery, chargedOn, terms);
  const arrivesOn = arrivalOf(chargeDate > today ? chargeDate : today);
  const orderBy = orderInTime(endsOn, arrivalOf);
  return {
    ...{ arrivesOn, orderBy, daysLeft: daysLeftAt(arrivesOn, endsOn) },
    betterDate: betterDate(nextDate, orderBy, today),
  };
}

/** The food of a plan that an entry brought: its item, what came in its place, and what else is of its family. */
function bagsOf(
  food: BoughtFood,
  plan: Planned,
  pets: ReadonlyMap<string, Pet>,
  terms: ShopTerms,
  now: Date,
): Bag[] {
  const [id, itemId] = [textOf(food.petId), textOf(plan.petId)];
  const [pet, item] = [pets.get(id), pets.get(itemId)];
  const isOfFamily = Boolean(item?.family) && pet?.family === item?.family;
  if (id !== itemId && id !== textOf(plan.substituteId) && !isOfFamily) return [];
  const gramsAPiece = pet?.netWeightGrams ?? (id === itemId ? plan.gramsAPiece : undefined);
  if (!isAmount(gramsAPiece) || !isAmount(food.accessoriesAmount)) return [];
  const arrivesOn = arrivalOfBought(piecesOf(food), terms, now);
  return [{ grams: gramsAPiece * food.accessoriesAmount, arrivesOn }];
}

function piecesOf({ status, deliveryMethod, orderDate, paidAt, shippedAt, deliveredAt }: BoughtFood) {
  const known = (time: Date | undefined) => (isValidDate(time) ? time : undefined);
  return {
    status: status as 'paid' | 'shipped' | 'delivered',
    ...{ method: deliveryMethod, orderedAt: known(paidAt) ?? orderDate },
    ...{ shippedAt: known(shippedAt), deliveredAt: known(deliveredAt) },
  };
}
