import { arrivalOfCharged } from '../../../../domain/feeding/arrivals.ts';
import {
  type KnownFood,
  newFoodEndsOn,
  oldFoodEndsOn,
} from '../../../../domain/feeding/changes/food-for-change.ts';
import { isOver, type KeptFoodChange } from '../../../../domain/feeding/changes/kept-food-change.ts';
import { eatenADay } from '../../../../domain/feeding/for-own-animal.ts';
import { orderInTime } from '../../../../domain/feeding/order-in-time.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { type PlanDate, shopDay } from '../../../../domain/repeats/plan-dates.ts';
import type { PetsService } from '../../catalogue/pets.service.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { FoodChangeSupply } from '../../feeding/food-change.entity.ts';
import type { TermsSource } from '../../shop-settings/current-shop-settings.ts';
import { type OwnAnimal, OwnAnimalModel, type OwnAnimalRecord } from '../animal.entity.ts';

/** What an account has bought of an item, and counted at home. */
type BoughtOf = (uid: string, petId: string) => Promise<Pick<KnownFood, 'bags' | 'count'>>;

/** How far the food at home goes for changes of food, by what was bought. */
export class FoodChangeSupplyService {
  constructor(
    private readonly settings: TermsSource,
    private readonly pets: Pick<PetsService, 'findMany'>,
    private readonly boughtOf: BoughtOf,
  ) {}

  /** @returns null without a change, and once it is over */
  async of(animal: Pick<OwnAnimal, '_id' | 'uid' | 'foodChange'>): Promise<FoodChangeSupply | null> {
    const terms = await this.settings.terms();
    const today = shopDay(databaseClock.now(), terms.timeZone).date;
    const { foodChange: change } = animal;
    if (!change || isOver(change, today)) return null;
    const [current, next] = await Promise.all([
      change.currentPetId ? this.foodOf(animal, change.currentPetId, today) : null,
      this.foodOf(animal, change.petId, today),
    ]);
    const newEndsOn = newFoodEndsOn(change, next, today);
    return {
      currentEndsOn: current && oldFoodEndsOn(change, current, today),
      newEndsOn,
      orderBy: orderInTime(newEndsOn, (day) => arrivalOfCharged(DeliveryMethod.STANDARD, day, terms)),
    };
  }

  private async foodOf(
    { _id, uid }: Pick<OwnAnimal, '_id' | 'uid'>,
    petId: KeptFoodChange['petId'],
    today: PlanDate,
  ): Promise<KnownFood> {
    const [bought, [pet], others] = await Promise.all([
      this.boughtOf(uid, petId),
      this.pets.findMany([petId]),
      OwnAnimalModel.find({ uid, _id: { $ne: _id } }).lean<OwnAnimalRecord[]>(),
    ]);
    const eaten = pet ? eatenADay(others, pet, today) : null;
    return { ...bought, othersGramsADay: eaten?.grams ?? 0 };
  }
}
