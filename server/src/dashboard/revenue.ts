import type { Model } from 'mongoose';
import { capturedPaymentStates, givenPetOrderStates } from '../../../domain/orders/order-states.ts';
import { PetOrderModel } from '../orders/pet-orders/pet-order.entity.ts';
import { PaymentModel } from '../orders/records/payment.entity.ts';
import { numberIn } from '../platform/number-in.ts';

/** What came in within some span of time. */
export interface RevenueSums {
  /** Cents. */
  readonly items: number;
  /** Cents. */
  readonly animals: number;
  /** Cents that banks have taken by disputes; not in the others. */
  readonly disputed: number;
  /** How many payments and animals. */
  readonly orders: number;
}

/** What one kind of record says about money that came in. */
interface RevenueSource {
  readonly model: Pick<Model<unknown>, 'aggregate'>;
  /** Field that says when it came in. */
  readonly at: string;
  readonly status: readonly string[];
  /** Expression: US dollars that came in and stayed. */
  readonly dollars: unknown;
  /** Expression: whether that was for an animal. */
  readonly isForAnimal: unknown;
  /** Expression: US dollars that banks have taken. */
  readonly disputed: unknown;
  /** Expression: whether there is still something ordered. */
  readonly stands: unknown;
}

const disputed = numberIn('$amountDisputed');
/** Dollars; a bank may take more than was left. */
const keptAmountExpression = {
  $max: [{ $subtract: [numberIn('$amount'), { $add: [numberIn('$refundDue'), disputed] }] }, 0],
};

/** What went back, is on its way back or was taken by a bank lowers the day on which it came in. */
const payments: RevenueSource = {
  model: PaymentModel,
  at: 'settledAt',
  status: capturedPaymentStates,
  dollars: keptAmountExpression,
  isForAnimal: { $eq: ['$kind', 'adoption_fee'] },
  disputed,
  // What was paid on top of an order is no other one; and the order of a fee is counted as the animal's.
  stands: {
    $and: [
      { $not: [{ $in: ['$kind', ['supplement', 'adoption_fee']] }] },
      { $gt: [keptAmountExpression, 0] },
    ],
  },
};

const animals: RevenueSource = {
  model: PetOrderModel,
  at: 'approvedAt',
  status: givenPetOrderStates,
  // A fee that is paid online comes in by its payment.
  dollars: { $cond: [{ $eq: ['$fee.isPaidAtShop', false] }, 0, numberIn('$petprice')] },
  isForAnimal: true,
  disputed: 0,
  // An animal may also be given away for nothing.
  stands: true,
};

/**
 * What came in between one boundary and the next, for each but the last of them.
 *
 * @param boundaries at least two, ascending
 */
export async function revenueBetween(boundaries: readonly Date[]): Promise<RevenueSums[]> {
  const [byPayment, byAnimal] = await Promise.all([
    sumsBetween(payments, boundaries),
    sumsBetween(animals, boundaries),
  ]);
  return boundaries.slice(0, -1).map((start) => {
    const paid = byPayment.get(start.getTime());
    const given = byAnimal.get(start.getTime());
    return {
      items: (paid?.cents ?? 0) - (paid?.ofAnimals ?? 0),
      animals: (paid?.ofAnimals ?? 0) + (given?.cents ?? 0),
      disputed: paid?.disputed ?? 0,
      orders: (paid?.orders ?? 0) + (given?.orders ?? 0),
    };
  });
}

interface Sum {
  readonly _id: Date;
  readonly cents: number;
  /** What of it was for animals. */
  readonly ofAnimals: number;
  readonly disputed: number;
  readonly orders: number;
}

function inCents(dollars: unknown) {
  return { $round: [{ $multiply: [dollars, 100] }] };
}

/** @returns by the time of the lower boundary; none where nothing came in */
async function sumsBetween(source: RevenueSource, boundaries: readonly Date[]): Promise<Map<number, Sum>> {
  const { model, at, status, dollars, isForAnimal, disputed, stands } = source;
  const sums = await model.aggregate<Sum>([
    { $match: { [at]: { $gte: boundaries[0], $lt: boundaries.at(-1) }, status: { $in: [...status] } } },
    {
      $bucket: {
        groupBy: `$${at}`,
        boundaries: [...boundaries],
        // A list of moments is in the period and in none of its parts.
        default: null,
        output: {
          cents: { $sum: inCents(dollars) },
          ofAnimals: { $sum: { $cond: [isForAnimal, inCents(dollars), 0] } },
          disputed: { $sum: inCents(disputed) },
          orders: { $sum: { $cond: [stands, 1, 0] } },
        },
      },
    },
  ]);
  return new Map(sums.filter(({ _id }) => _id !== null).map((sum) => [sum._id.getTime(), sum]));
}
