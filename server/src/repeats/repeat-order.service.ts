import type { ClientSession } from 'mongoose';
import { isGoods } from '../../../domain/catalogue/pet-options.ts';
import { cents, toCents } from '../../../domain/money/money.ts';
import { needsConsent } from '../../../domain/repeats/price-consent.ts';
import type { Pet } from '../catalogue/pet/pet.entity.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { CartEntriesService } from '../orders/cart-entries/cart-entries.service.ts';
import { type CartLine, hasPrice, isThere } from '../orders/cart-entries/cart-lines.ts';
import type { QuotesService } from '../orders/quotes/quotes.service.ts';
import { PaymentModel, type PaymentRecord } from '../orders/records/payment.entity.ts';
import { newOrderPayment, toChargedLines } from '../payments/checkout/new-payment.ts';
import { UserModel, type UserRecord } from '../users/user.entity.ts';
import type { RepeatPlanRecord } from './repeat-plan.entity.ts';

/** What a plan's next delivery would be of, as the catalogue is now. */
export type NextDelivery =
  /** The plan's own line first. */
  | { readonly kind: 'lines'; readonly lines: readonly CartLine[]; readonly isSubstitute: boolean }
  /** The item costs so much more that the shopper is asked first. */
  | { readonly kind: 'consent'; readonly lines: readonly CartLine[] }
  | { readonly kind: 'sold out' }
  | { readonly kind: 'gone' };

/** What a delivery of a plan is priced and written from. */
type PricedPlan = Pick<
  RepeatPlanRecord,
  'petId' | 'accessoriesAmount' | 'agreedCents' | 'substituteId' | 'substituteCents' | 'extras'
>;

/** Items by id, in the order of the ids; null where there is none. */
export type FindPets = (ids: readonly string[]) => Promise<readonly (Pet | null)[]>;

/** Orders that plans place: the same records as those of a checkout. */
export class RepeatOrderService {
  constructor(
    private readonly pets: PetsService,
    private readonly entries: CartEntriesService,
    private readonly quotes: QuotesService,
  ) {}

  /** What a plan's next delivery would be of. @param find items by id, as a request or a transaction reads them */
  async nextDelivery(plan: PricedPlan, find: FindPets): Promise<NextDelivery> {
    const { substituteId, extras, accessoriesAmount } = plan;
    const ids = [plan.petId, ...(substituteId ? [substituteId] : []), ...extras.map(({ petId }) => petId)];
    const found = await find(ids.map(String));
    const byId = new Map(found.flatMap((pet) => (pet ? [[pet._id, pet] as const] : [])));
    const own = byId.get(plan.petId.toString());
    if (!isSold(own)) return { kind: 'gone' };
    const more = extras.flatMap((extra) => toLine(byId.get(extra.petId.toString()), extra.accessoriesAmount));
    const also = more.filter(isThere);
    const line = { pet: own, accessoriesAmount };
    if (hasPrice(line) && isDearer(own, plan.agreedCents)) return { kind: 'consent', lines: [line, ...also] };
    if (isThere(line)) return { kind: 'lines', lines: [line, ...also], isSubstitute: false };
    const [other] = toLine(byId.get(String(substituteId)), accessoriesAmount);
    if (!other || !isThere(other) || isDearer(other.pet, plan.substituteCents ?? 0))
      return { kind: 'sold out' };
    return { kind: 'lines', lines: [other, ...also], isSubstitute: true };
  }

  /** The same, as the database is now or in a transaction. */
  nextDeliveryIn(plan: PricedPlan, session?: ClientSession): Promise<NextDelivery> {
    return this.nextDelivery(plan, (ids) => this.pets.findMany(ids, session));
  }

  /**
   * Writes the order of a plan's delivery, its payment and the hold on its stock.
   *
   * @throws DomainError OUT_OF_STOCK, BAD_USER_INPUT where cards take no so little
   */
  async place(
    plan: RepeatPlanRecord,
    lines: readonly CartLine[],
    session: ClientSession,
  ): Promise<PaymentRecord> {
    const { uid, username, location, phone, cardUid } = plan;
    const order = await this.quotes.orderRepeat(lines, plan, session);
    const account = await UserModel.findOne({ uid }).session(session).lean<UserRecord>();
    const payer = { uid, email: account?.email ?? plan.email, name: username };
    const payment = newOrderPayment(
      payer,
      {
        ...{ username, phone, idempotencyKey: keyOf(plan), repeatPlanId: plan._id },
        ...(cardUid && { cardUid }),
        // Nobody waits for it at a screen: it is told by mail.
        toldAt: databaseClock.now(),
      },
      lines,
      order,
    );
    await PaymentModel.collection.insertOne(payment, { session });
    const pieces = lines.map(({ pet, accessoriesAmount }) => ({ petId: pet._id, accessoriesAmount }));
    await this.pets.order(pieces, payment._id, session);
    const charged = toChargedLines(lines, order);
    await this.entries.insert(payer, charged, { username, location, phone }, payment._id, session);
    return payment;
  }
}

/** One payment a try, and one try at a time: no two processes can open the same. */
function keyOf({ _id, cycle, attempts }: RepeatPlanRecord): string {
  return `repeat_${_id.toHexString()}_${cycle}_${attempts}`;
}

function isSold(pet: Pet | undefined): pet is Pet {
  return pet !== undefined && pet.availability !== 'retired' && isGoods(pet.category);
}

function toLine(pet: Pet | undefined, accessoriesAmount: number): CartLine[] {
  return isSold(pet) ? [{ pet, accessoriesAmount }] : [];
}

function isDearer(pet: Pet, agreedCents: number): boolean {
  return needsConsent(cents(agreedCents), toCents(pet.petprice));
}
