import { Types } from 'mongoose';
import { MAX_ANIMALS, MAX_TASKS, MAX_TREATMENTS, MAX_WEIGHTS } from '../../../domain/care/animal-limits.ts';
import {
  animalChangeRules,
  animalRules,
  firstDaysRules,
  taskRules,
  treatmentRules,
  weightRules,
} from '../../../domain/care/animal-rules.ts';
import { firstPlan } from '../../../domain/care/first-plan.ts';
import {
  datedFirstDays,
  firstDaysKind,
  withArrival,
  withFirstDay,
} from '../../../domain/care/first-thirty-days.ts';
import { withNewTask, withTask, withWeighing } from '../../../domain/care/own-animal.ts';
import { nextReminderOn } from '../../../domain/care/treatment-reminders.ts';
import { Known } from '../../../domain/catalogue/known.ts';
import { shopDay } from '../../../domain/repeats/plan-dates.ts';
import { type ReviewedAnimal, reviewedAnimal } from '../../../domain/reviews/reviewed-animal.ts';
import { releaseContents } from '../animal-papers/animal-contents.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { newId, toObjectId } from '../database/object-id.ts';
import { checkInput, DomainError, notFound } from '../platform/domain-error.ts';
import { forgetReviewedAnimal } from '../reviews/forget-animal.ts';
import type { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';
import { requireUnmerged } from '../users/account-contact.ts';
import type { OwnAnimal, OwnAnimalRecord } from './animal.entity.ts';
import { OwnAnimalModel } from './animal.entity.ts';
import { changeAnimal, type Owner } from './change-animal.ts';
import { contentsOf } from './papers/contents-of.ts';
import { plannedTasks } from './planned-tasks.ts';
import { toAnimal, withoutGaps } from './to-animal.ts';

/** Animals that accounts keep. Those of others are not there. */
export class AnimalsService {
  constructor(
    private readonly db: Database,
    private readonly shop: Pick<CurrentShopSettings, 'lastKnown'>,
  ) {}

  /** An account's animals in the order in which they came. @param id of the only one that is wanted */
  async of({ uid }: Owner, id: string | null): Promise<OwnAnimal[]> {
    const one = id === null ? {} : { _id: toObjectId(id, 'Animal') };
    // All of them: what the shop hands over comes on top of what one may add.
    const found = OwnAnimalModel.find({ uid, ...one }).sort({ _id: 1 });
    return (await found.lean<OwnAnimalRecord[]>()).map(toAnimal);
  }

  /**
   * Adds an animal, with a first plan of what is usually due for one of its kind and age.
   *
   * @throws DomainError BAD_USER_INPUT naming the fields; CONFLICT for one too many
   */
  async add(owner: Owner, input: unknown): Promise<OwnAnimal> {
    const today = this.today();
    const facts = checkInput(animalRules(today), input);
    const tasks = plannedTasks(firstPlan(facts, today), today);
    const { uid } = owner;
    const neutered = facts.neutered ?? Known.UNKNOWN;
    const remindOn = nextReminderOn({ treatments: [], tasks });
    const animal = { ...facts, neutered, uid, tasks, remindOn, weights: [], treatments: [] };
    return this.db.transaction(async (session) => {
      await requireUnmerged(owner, session);
      const count = await OwnAnimalModel.countDocuments({ uid }).session(session);
      if (count >= MAX_ANIMALS) throw full('animals', MAX_ANIMALS);
      const record = { _id: new Types.ObjectId(), ...withoutGaps(animal) } as OwnAnimalRecord;
      await OwnAnimalModel.create([record], { session });
      return toAnimal(record);
    });
  }

  /** An animal as reviews say for which one they are. @throws DomainError NOT_FOUND */
  async describe(owner: Owner, id: string): Promise<ReviewedAnimal> {
    const [animal] = await this.of(owner, id);
    if (!animal) throw notFound('Animal');
    return reviewedAnimal(animal, this.today());
  }

  /** Changes what is said of it. @throws DomainError BAD_USER_INPUT, NOT_FOUND */
  async update(owner: Owner, id: string, input: object): Promise<OwnAnimal> {
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const facts = checkInput(animalChangeRules(this.today()), given);
    const changes = Object.fromEntries(
      Object.keys(given).map((name) => [name, facts[name as keyof typeof facts]]),
    );
    if ('neutered' in changes) changes.neutered ??= Known.UNKNOWN;
    return changeAnimal(this.db, owner, id, (animal) => ({ ...animal, ...changes }));
  }

  /** Forgets an animal with all that was noted of it. @returns it as it was @throws DomainError NOT_FOUND */
  async remove({ uid }: Owner, id: string): Promise<OwnAnimal> {
    const one = { _id: toObjectId(id, 'Animal'), uid };
    return this.db.transaction(async (session) => {
      const gone = await OwnAnimalModel.findOneAndDelete(one, { session }).lean<OwnAnimalRecord>();
      if (!gone) throw notFound('Animal');
      await releaseContents(contentsOf(gone), session);
      await forgetReviewedAnimal(uid, String(gone._id), session);
      return toAnimal(gone);
    });
  }

  /** Notes a weight, one a day: a second one takes the place of the first. @throws DomainError as `add`, NOT_FOUND */
  async addWeight(owner: Owner, id: string, input: unknown): Promise<OwnAnimal> {
    const weighing = checkInput(weightRules(this.today()), input);
    return changeAnimal(this.db, owner, id, (animal) => {
      const weights = withWeighing(animal.weights, weighing);
      if (weights.length > MAX_WEIGHTS) throw full('weights', MAX_WEIGHTS);
      return { ...animal, weights };
    });
  }

  /** Notes what was done, or is to be done. @throws DomainError as `add`, NOT_FOUND */
  async addTreatment(owner: Owner, id: string, input: unknown): Promise<OwnAnimal> {
    const today = this.today();
    const treatment = {
      ...{ id: newId(), remindFrom: today },
      ...checkInput(treatmentRules(today), input),
    } as OwnAnimal['treatments'][number];
    return changeAnimal(this.db, owner, id, (animal) => {
      if (animal.treatments.length >= MAX_TREATMENTS) throw full('treatments', MAX_TREATMENTS);
      return { ...animal, treatments: [...animal.treatments, treatment] };
    });
  }

  /** Forgets one; of what is not there it changes nothing. @throws DomainError NOT_FOUND */
  async removeTreatment(owner: Owner, id: string, treatmentId: string): Promise<OwnAnimal> {
    const known = toObjectId(treatmentId, 'Treatment').toHexString();
    return changeAnimal(this.db, owner, id, (animal) => ({
      ...animal,
      treatments: animal.treatments.filter((one) => one.id !== known),
    }));
  }

  /** Notes what is to be done, by a day or some day. @throws DomainError as `add`, NOT_FOUND */
  async addTask(owner: Owner, id: string, input: unknown): Promise<OwnAnimal> {
    const task = {
      id: newId(),
      remindFrom: this.today(),
      ...checkInput(taskRules, input),
    } as OwnAnimal['tasks'][number];
    return changeAnimal(this.db, owner, id, (animal) => {
      if (animal.tasks.length >= MAX_TASKS) throw full('tasks', MAX_TASKS);
      return { ...animal, tasks: withNewTask(animal.tasks, task) };
    });
  }

  /** Ticks a task off, or takes that back. @throws DomainError NOT_FOUND */
  async completeTask(owner: Owner, id: string, taskId: string, isDone: boolean): Promise<OwnAnimal> {
    const known = toObjectId(taskId, 'Task').toHexString();
    const doneOn = isDone ? this.today() : null;
    return changeAnimal(this.db, owner, id, (animal) => {
      if (!animal.tasks.some((task) => task.id === known)) throw notFound('Task');
      return { ...animal, tasks: withTask(animal.tasks, known, doneOn) };
    });
  }

  /**
   * Begins its first thirty days with the day on which it came or will come. Once more, that day moves and what was done
   * stays done.
   *
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT for a day that is none; CONFLICT for a kind that has no list
   */
  async startFirstDays(owner: Owner, id: string, on: unknown): Promise<OwnAnimal> {
    const { on: arrivedOn } = checkInput(firstDaysRules(this.today()), { on });
    return changeAnimal(this.db, owner, id, (animal) => {
      if (!firstDaysKind(animal)) throw new DomainError('CONFLICT', 'There is no such list for this animal');
      return { ...animal, begun: withArrival(animal.begun, arrivedOn) as OwnAnimalRecord['begun'] };
    });
  }

  /** Ticks a line of its first thirty days off, or takes that back. @throws DomainError NOT_FOUND */
  async completeFirstDay(owner: Owner, id: string, day: number, isDone: boolean): Promise<OwnAnimal> {
    const on = isDone ? this.today() : null;
    return changeAnimal(this.db, owner, id, (animal) => {
      const lines = datedFirstDays(firstDaysKind(animal), animal.begun);
      if (!animal.begun || !lines.some((line) => line.day === day)) throw notFound('Line');
      return { ...animal, begun: withFirstDay(animal.begun, day, on) as OwnAnimalRecord['begun'] };
    });
  }

  private today(): string {
    return shopDay(databaseClock.now(), this.shop.lastKnown().timeZone).date;
  }
}

function full(what: string, most: number): DomainError {
  return new DomainError('CONFLICT', `There are ${most} ${what} already`);
}
