import { Types } from 'mongoose';
import { dueEvents } from '../../../domain/care/due-events.ts';
import { changeEvents } from '../../../domain/feeding/changes/change-events.ts';
import type { ShopSettings } from '../../../domain/shop-settings/shop-settings.ts';
import { type CalendarEvent, calendarFile } from '../../../domain/text/calendar-file.ts';
import { visitEvent } from '../orders/applications/visit-file.ts';
import { PetOrderModel, type PetOrderRecord } from '../orders/pet-orders/pet-order.entity.ts';
import { newSecretCode } from '../platform/secret-code.ts';
import type { SettingsSource } from '../shop-settings/current-shop-settings.ts';
import { type User, UserModel, type UserRecord } from '../users/user.entity.ts';
import { OwnAnimalModel, type OwnAnimalRecord } from './animal.entity.ts';
import type { Owner } from './change-animal.ts';

/** Most visits of a calendar, the latest ones. */
const MAX_VISITS = 100;

/** What a plan of repeat deliveries brings next. */
interface PlannedDelivery {
  readonly _id: Types.ObjectId;
  /** Such as 2026-11-28. */
  readonly nextDate: string;
  readonly petname: string;
  readonly accessoriesAmount: number;
}

/** Calendars of accounts, for any program that subscribes to one by its address. */
export class CalendarsService {
  /**
   * @param deliveriesOf what the plans of an account bring next
   * @param addressOf where the calendar with a code is
   */
  constructor(
    private readonly shop: Pick<SettingsSource, 'get'>,
    private readonly deliveriesOf: (uid: string) => Promise<readonly PlannedDelivery[]>,
    private readonly addressOf: (code: string) => string,
  ) {}

  /** The address of an account's calendar, which it has from the first look on. */
  async urlOf({ uid, calendarCode: known }: Pick<User, 'uid' | 'calendarCode'>): Promise<string> {
    if (known) return this.addressOf(known);
    const calendarCode = newSecretCode();
    await UserModel.updateOne({ uid, calendarCode: { $exists: false } }, { calendarCode });
    const account = await UserModel.findOne({ uid }).lean<UserRecord>();
    return this.addressOf(account?.calendarCode ?? calendarCode);
  }

  /** Gives it another address; the one before leads nowhere from now on. */
  async renew({ uid }: Owner): Promise<string> {
    const calendarCode = newSecretCode();
    await UserModel.updateOne({ uid }, { calendarCode });
    return this.addressOf(calendarCode);
  }

  /**
   * What is due for the account's animals, their changes of food, its visits and its repeat deliveries.
   *
   * @param host of the shop, which is part of the ids of events
   * @returns null for a code that is none, or no longer
   */
  async file(calendarCode: string, host: string): Promise<string | null> {
    const isItself = { mergedInto: { $exists: false } };
    const account = await UserModel.findOne({ calendarCode, ...isItself }).lean<UserRecord>();
    if (!account) return null;
    const shop = await this.shop.get();
    const [care, visits, deliveries] = await Promise.all([
      careOf(account, host),
      visitsOf(account, shop, host),
      this.deliveriesOf(account.uid),
    ]);
    const all = [...care, ...visits, ...deliveries.map((delivery) => deliveryEvent(delivery, host))];
    return calendarFile(all, shop.name);
  }
}

async function visitsOf({ uid }: Owner, shop: ShopSettings, host: string): Promise<CalendarEvent[]> {
  const orders = await PetOrderModel.find({ uid, application: { $exists: true } })
    .sort({ orderDate: -1, _id: -1 })
    .limit(MAX_VISITS)
    .lean<PetOrderRecord[]>();
  return orders.flatMap((order) => visitEvent(order, shop, host) ?? []);
}

async function careOf({ uid }: Owner, host: string): Promise<CalendarEvent[]> {
  const animals = await OwnAnimalModel.find({ uid }).sort({ _id: 1 }).lean<OwnAnimalRecord[]>();
  return animals.flatMap((animal) => {
    const { foodChange: change, name } = animal;
    const stampOf = stampFor(animal);
    const steps = change ? changeEvents(change, name, host, stampOf(change.id)) : [];
    return [...dueEvents(animal, host, stampOf), ...steps];
  });
}

/** Their ids say when they were noted; of another's making, that of the animal does. */
function stampFor({ _id }: OwnAnimalRecord): (id: string) => Date {
  return (id) => (Types.ObjectId.isValid(id) ? new Types.ObjectId(id) : _id).getTimestamp();
}

/** A delivery that is moved to another day is another event, and the one before is gone. */
function deliveryEvent(delivery: PlannedDelivery, host: string): CalendarEvent {
  const { _id, nextDate, petname, accessoriesAmount } = delivery;
  return {
    ...{ uid: `${_id}-${nextDate}@${host}`, sequence: 0, stamp: _id.getTimestamp(), on: nextDate },
    summary: `Repeat delivery: ${petname}`,
    description: `${accessoriesAmount} × ${petname}`,
  };
}
