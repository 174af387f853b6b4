import {
  capturedPaymentStates,
  givenPetOrderStates,
  petOrderMoves,
} from '../../../domain/orders/order-states.ts';
import { PetOrderModel, petOrderFiguresIndex } from '../orders/pet-orders/pet-order.entity.ts';
import { PaymentModel, paymentFiguresIndex } from '../orders/records/payment.entity.ts';
import { isValidDate } from '../platform/valid-date.ts';

/** What an account has ordered. */
export interface CustomerFigures {
  /** Orders that were paid for. */
  readonly orders: number;
  /** Orders for animals, without cancelled ones. */
  readonly petOrders: number;
  /** US dollars that the shop keeps, those for animals that were given included. */
  readonly spent: number;
  readonly lastOrderAt: Date | null;
}

interface Sums {
  readonly _id: string;
  readonly count: number;
  readonly cents: number;
  readonly last: unknown;
}

const captured = [...capturedPaymentStates];
const petOrderStates = Object.keys(petOrderMoves).filter((status) => status !== 'cancelled');

/**
 * What each of some accounts has ordered: two commands, whose answers are added up from index entries.
 *
 * @param uids identities of the accounts of a page
 * @returns in their order
 */
export async function figuresOf(uids: readonly string[]): Promise<CustomerFigures[]> {
  const own = { uid: { $in: [...uids] } };
  const [payments, petOrders] = await Promise.all([
    PaymentModel.aggregate<Sums>([
      { $match: { ...own, status: { $in: captured } } },
      {
        $group: {
          _id: '$uid',
          count: { $sum: { $cond: [isOrder, 1, 0] } },
          cents: inCents(keptDollars),
          last: { $max: { $cond: [isOrder, '$paymentdate', null] } },
        },
      },
    ])
      .hint(paymentFiguresIndex)
      .option({ maxTimeMS: QUERY_TIMEOUT_MS }),
    PetOrderModel.aggregate<Sums>([
      { $match: { ...own, status: { $in: petOrderStates } } },
      {
        $group: {
          _id: '$uid',
          count: { $sum: 1 },
          cents: inCents(givenDollars),
          last: { $max: '$orderDate' },
        },
      },
    ])
      .hint(petOrderFiguresIndex)
      .option({ maxTimeMS: QUERY_TIMEOUT_MS }),
  ]);
  const paymentsOf = new Map(payments.map((sums) => [sums._id, sums]));
  const petOrdersOf = new Map(petOrders.map((sums) => [sums._id, sums]));
  return uids.map((uid) => toFigures(paymentsOf.get(uid), petOrdersOf.get(uid)));
}

/** Time-out of each of the two. */
const QUERY_TIMEOUT_MS = 5000;

const keptDollars = {
  $subtract: [numberAt('amount'), { $add: [numberAt('refundDue'), numberAt('amountDisputed')] }],
};
/**
 * What came in through the old client and no cart claimed was no order, and goes back; what was paid on top of one is no
 * other one, and an adoption fee is of an order for an animal.
 */
const isOrder = {
  $or: [
    { $not: [{ $in: ['$kind', ['legacy', 'supplement', 'adoption_fee']] }] },
    { $and: [{ $eq: ['$kind', 'legacy'] }, { $gt: [keptDollars, 0] }] },
  ],
};
/** What was paid for an animal at the shop; what is paid online comes in by its payment. */
const givenDollars = {
  $cond: [
    {
      $and: [{ $in: ['$status', [...givenPetOrderStates]] }, { $ne: ['$fee.isPaidAtShop', false] }],
    },
    numberAt('petprice'),
    0,
  ],
};

/** A number of a record; what is none counts as nothing. */
function numberAt(field: string) {
  return { $cond: [{ $isNumber: `$${field}` }, `$${field}`, 0] };
}

/** Added up in whole cents, of which fractions never make one more or less. */
function inCents(dollars: object) {
  return { $sum: { $round: { $multiply: [dollars, 100] } } };
}

function toFigures(payments: Sums | undefined, petOrders: Sums | undefined): CustomerFigures {
  const times = [payments?.last, petOrders?.last].filter(isValidDate).map((time) => time.getTime());
  return {
    orders: payments?.count ?? 0,
    petOrders: petOrders?.count ?? 0,
    spent: Math.max(0, ((payments?.cents ?? 0) + (petOrders?.cents ?? 0)) / 100),
    lastOrderAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
}
