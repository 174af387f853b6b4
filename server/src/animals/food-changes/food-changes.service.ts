import { changeNotes } from '../../../../domain/feeding/changes/change-notes.ts';
import {
  type FoodChangeQuestion,
  foodChangeRules,
} from '../../../../domain/feeding/changes/food-change-rules.ts';
import {
  daysOfChange,
  fedOn,
  findHoldProblem,
  isOver,
} from '../../../../domain/feeding/changes/kept-food-change.ts';
import { isFed } from '../../../../domain/feeding/energy.ts';
import { isDietOf, type Missing, needOf } from '../../../../domain/feeding/for-own-animal.ts';
import { type PlanDate, shopDay } from '../../../../domain/repeats/plan-dates.ts';
import { listed } from '../../../../domain/text/listed.ts';
import type { Pet } from '../../catalogue/pet/pet.entity.ts';
import type { PetsService } from '../../catalogue/pets.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { newId, toObjectId } from '../../database/object-id.ts';
import type { FoodChange, KeptChange } from '../../feeding/food-change.entity.ts';
import { badInput, checkInput, DomainError, notFound } from '../../platform/domain-error.ts';
import type { CurrentShopSettings } from '../../shop-settings/current-shop-settings.ts';
import type { OwnAnimal, OwnAnimalRecord } from '../animal.entity.ts';
import { changeAnimal, type Owner } from '../change-animal.ts';
import { withoutGaps } from '../to-animal.ts';

const NOT_ITS_FOOD = 'No food that we know the energy of and such an animal lives on';
const missingWords: Readonly<Record<Missing, string>> = {
  weight: 'what it weighs',
  birthday: 'when it was born',
  neutered: 'whether it is neutered',
};

/** Changes of food of own animals: one at a time, in the record of the animal. */
export class FoodChangesService {
  constructor(
    private readonly db: Database,
    private readonly shop: Pick<CurrentShopSettings, 'lastKnown'>,
    private readonly pets: Pick<PetsService, 'findMany'>,
  ) {}

  /**
   * Begins a change; one that is over makes room.
   *
   * @throws DomainError BAD_USER_INPUT naming the fields; NOT_FOUND; CONFLICT where one is under way, or something has to
   *   be said of the animal first
   */
  async start(owner: Owner, id: string, input: unknown): Promise<OwnAnimal> {
    const today = this.today();
    const question = checkInput(foodChangeRules(today), input);
    const [food, current] = await this.foodsOf(question);
    return changeAnimal(this.db, owner, id, (animal) => {
      const { foodChange: before } = animal;
      if (before && !isOver(before, today)) {
        throw new DomainError('CONFLICT', `${animal.name} is changing its food already: end that first`);
      }
      return { ...animal, foodChange: changeOf(animal, question, food, current, today) };
    });
  }

  /** Stays on today's step for two more days. @throws DomainError NOT_FOUND; CONFLICT where it can not wait today */
  hold(owner: Owner, id: string): Promise<OwnAnimal> {
    const today = this.today();
    return changeAnimal(this.db, owner, id, (animal) => {
      const { foodChange } = animal;
      if (!foodChange) throw new DomainError('CONFLICT', `${animal.name} is not changing its food`);
      const problem = findHoldProblem(foodChange, today);
      if (problem) throw new DomainError('CONFLICT', problem);
      return { ...animal, foodChange: { ...foodChange, heldOn: [...foodChange.heldOn, today] } };
    });
  }

  /** Forgets a change; without one it changes nothing. @throws DomainError NOT_FOUND */
  end(owner: Owner, id: string): Promise<OwnAnimal> {
    return changeAnimal(this.db, owner, id, ({ foodChange: _ended, ...animal }) => animal);
  }

  /** What an animal's people are told of its change. */
  told({ foodChange: change, type }: OwnAnimal): FoodChange | null {
    if (!change) return null;
    const today = this.today();
    return {
      ...{ petId: change.petId, newName: change.newName, currentName: change.currentName },
      ...{ currentPetId: change.currentPetId ?? null, kcalPerDay: change.kcalPerDay },
      ...{ steps: daysOfChange(change), today: fedOn(change, today), heldOn: change.heldOn },
      canHold: findHoldProblem(change, today) === null,
      notes: changeNotes(change, type),
    };
  }

  private async foodsOf({ petId, currentPetId }: FoodChangeQuestion): Promise<[Pet, Pet | null]> {
    const ids = [petId, ...(currentPetId ? [currentPetId] : [])];
    for (const one of ids) toObjectId(one, 'Item');
    const [food, current] = await this.pets.findMany(ids);
    if (!food || food.availability === 'retired' || (currentPetId && !current)) throw notFound('Item');
    return [food, current ?? null];
  }

  private today(): PlanDate {
    return shopDay(databaseClock.now(), this.shop.lastKnown().timeZone).date;
  }
}

function changeOf(
  animal: OwnAnimalRecord,
  question: FoodChangeQuestion,
  food: Pet,
  current: Pet | null,
  today: PlanDate,
): KeptChange {
  const { petId, currentPetId, days, startOn, stage: said = null } = question;
  if (!isFed(animal.type)) {
    throw new DomainError('CONFLICT', 'Dogs and cats only: for others ask your veterinarian');
  }
  const need = needOf(animal, today, said);
  if (!need)
    throw new DomainError('CONFLICT', 'Nothing is reckoned for such a weight: ask your veterinarian');
  if ('missing' in need) {
    throw new DomainError('CONFLICT', `Say first ${listed(need.missing.map((one) => missingWords[one]))}`);
  }
  if (!isDietOf(animal, food, need.stage)) throw badInput({ petId: NOT_ITS_FOOD });
  if (current && !isDietOf(animal, current, null)) throw badInput({ currentPetId: NOT_ITS_FOOD });
  return withoutGaps({
    ...{ id: newId(), petId, newName: food.petname, currentPetId, days, startOn, heldOn: [] },
    currentName: current?.petname ?? question.currentName ?? '',
    kcalPer100g: food.kcalPer100g ?? Number.NaN,
    currentKcalPer100g: current?.kcalPer100g ?? question.currentKcalPer100g ?? Number.NaN,
    ...{ kcalPerDay: need.kcalPerDay, stage: need.stage },
  });
}
