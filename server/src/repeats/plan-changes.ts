import type { ClientSession } from 'mongoose';
import { Types } from 'mongoose';
import { isGoods } from '../../../domain/catalogue/pet-options.ts';
import type { RepeatPlanChange } from '../../../domain/input/repeat-rules.ts';
import { formatDollars, isDollars, toCents } from '../../../domain/money/money.ts';
import {
  addDays,
  dateByRhythm,
  findMoveProblem,
  type PlanDate,
  tomorrowOr,
} from '../../../domain/repeats/plan-dates.ts';
import type { Pet } from '../catalogue/pet/pet.entity.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Changes } from '../database/state-repository.ts';
import { mergeEntries } from '../orders/cart-entries/cart-lines.ts';
import { badInput } from '../platform/domain-error.ts';
import type { RepeatPlanRecord } from './repeat-plan.entity.ts';

type PlanChanges = Changes<RepeatPlanRecord>;

/**
 * What a shopper's wishes change of a plan.
 *
 * @throws DomainError BAD_USER_INPUT naming what can not be had
 */
export async function planChanges(
  plan: RepeatPlanRecord,
  wishes: RepeatPlanChange,
  { pets, today, session }: { readonly pets: PetsService; readonly today: PlanDate; session: ClientSession },
): Promise<PlanChanges> {
  const { isPaused, petId, substituteId, extras, agreedPrice, nextDate, everyWeeks, gramsAtHome, ...others } =
    wishes;
  const { followsForecast, ...plain } = others;
  const find = async (id: string) => (await pets.findMany([id], session))[0] ?? null;
  const item = await find(petId ?? plan.petId.toString());
  const swapped = petId ? swapFor(await find(plan.petId.toString()), item) : {};
  const substitute =
    substituteId === undefined ? {} : substituteOf(item, substituteId && (await find(substituteId)));
  return {
    ...plain,
    ...swapped,
    ...(typeof gramsAtHome === 'number' && { countedGrams: gramsAtHome, countedOn: today }),
    ...substitute,
    ...(extras && { extras: extrasOf(extras, await pets.findMany(extras.map(petIdOf), session), item) }),
    ...(agreedPrice !== undefined && {
      ...consent(agreedPrice, item),
      ...(plan.announcedOn && knownSince(today)),
    }),
    ...(everyWeeks && { everyWeeks }),
    ...followingOf(followsForecast, nextDate),
    ...datesOf(plan, { nextDate, everyWeeks, isPaused }, today),
  } as PlanChanges;
}

/** A day of one's own is no longer that of the forecast. Whatever is changed, the forecast is looked at anew. */
function followingOf(
  follows: boolean | null | undefined,
  nextDate: PlanDate | null | undefined,
): PlanChanges {
  const isEnded = follows === false || (nextDate && !follows);
  return {
    ...(follows && { followsForecast: true }),
    ...(isEnded && notFollowing),
    followedOn: undefined,
  };
}

/** A plan whose days its shopper says. */
export const notFollowing: PlanChanges = { followsForecast: undefined };

/** The day of the next delivery, where a wish is about it. */
function datesOf(
  plan: RepeatPlanRecord,
  { nextDate, everyWeeks, isPaused }: Pick<RepeatPlanChange, 'nextDate' | 'everyWeeks' | 'isPaused'>,
  today: PlanDate,
): PlanChanges {
  if (nextDate) {
    const problem = findMoveProblem(nextDate, today);
    if (problem) throw badInput({ nextDate: problem });
    return onDay(nextDate);
  }
  if (everyWeeks && everyWeeks !== plan.everyWeeks)
    return onDay(dateByRhythm(plan.lastDate, everyWeeks, today));
  if (isPaused !== false || plan.status !== 'paused') return {};
  return onDay(tomorrowOr(plan.nextDate, today));
}

/** A delivery of another day begins anew: its price is mailed again, and its card has not been tried. */
export function onDay(nextDate: PlanDate): PlanChanges {
  return {
    ...{ nextDate, chargeDate: nextDate, announcedOn: undefined },
    ...{ declines: 0, firstTried: undefined, problem: undefined },
  };
}

/** Who asks for a delivery, or accepts its price, needs no notice of it. */
export function knownSince(today: PlanDate): PlanChanges {
  return { announcedOn: addDays(today, -1) };
}

function swapFor(before: Pet | null, pet: Pet | null): PlanChanges {
  const { _id, petname, petprice } = requireAlike(before, pet, 'petId');
  const agreedCents = toCents(petprice);
  // What was counted is the food before.
  const uncounted = { countedGrams: undefined, countedOn: undefined };
  return { petId: new Types.ObjectId(_id), petname, agreedCents, problem: undefined, ...uncounted };
}

function substituteOf(item: Pet | null, pet: Pet | null | ''): PlanChanges {
  if (pet === null || pet === '') return { substituteId: undefined, substituteCents: undefined };
  const { _id, petprice } = requireAlike(item, pet, 'substituteId');
  return { substituteId: new Types.ObjectId(_id), substituteCents: toCents(petprice) };
}

/** Another item of the same category, for the same animal: another size, another taste. */
function requireAlike(item: Pet | null, other: Pet | null, field: string): Pet {
  if (!other || other.availability === 'retired' || !isDollars(other.petprice))
    throw badInput({ [field]: 'No such item' });
  const isAlike = item ? item.category === other.category && item.type === other.type : true;
  if (!isGoods(other.category) || !isAlike)
    throw badInput({ [field]: `${other.petname} is of another kind` });
  return other;
}

function extrasOf(
  wanted: NonNullable<RepeatPlanChange['extras']>,
  found: readonly (Pet | null)[],
  item: Pet | null,
): RepeatPlanRecord['extras'] {
  const problems = found.flatMap((pet, at) => {
    if (!pet || !isGoods(pet.category)) return [[`extras.${at}.petId`, 'No food or accessory of the shop']];
    return pet._id === item?._id ? [[`extras.${at}.petId`, 'It comes anyway']] : [];
  });
  if (problems.length > 0) throw badInput(Object.fromEntries(problems));
  return mergeEntries(wanted).map((entry) => ({ ...entry, petId: new Types.ObjectId(entry.petId) }));
}

/** The price that a shopper agrees to must be the one that was shown. */
function consent(agreedPrice: number, item: Pet | null): PlanChanges {
  const price = item && isDollars(item.petprice) ? item.petprice : null;
  if (price === null) throw badInput({ agreedPrice: 'It has no price right now' });
  if (toCents(price) !== toCents(agreedPrice))
    throw badInput({ agreedPrice: `It costs ${formatDollars(price)} now` });
  return { agreedCents: toCents(price), problem: undefined };
}

function petIdOf({ petId }: { readonly petId: string }): string {
  return petId;
}
