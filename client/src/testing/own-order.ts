import { aPromise } from './managed-order.ts';

export function anOwnLine(changes: object = {}) {
  return {
    ...{ __typename: 'CartEntry', _id: 'e1', petId: 'kibble', petname: 'Salmon kibble', petprice: 12.5 },
    category: 'FOOD',
    ...{ accessoriesAmount: 2, everyWeeks: null, totalamount: 25, paid: 17.5, status: 'PAID', image: null },
    nextStatuses: ['SHIPPED', 'CANCELLED'],
    review: null,
    pet: { __typename: 'Pet', _id: 'kibble', petprice: 13, availability: 'AVAILABLE', stock: 10 },
    ...changes,
  };
}

/** An order as its shopper's page of it asks for it: kibble that waits. */
export function anOwnOrder(changes: object = {}) {
  return {
    ...{ __typename: 'Order', number: 'FP-7K3M-92QD', status: 'PAID', placedAt: '2026-11-25T12:00:00.000Z' },
    ...{ username: 'Ada', location: '1 Paw Lane', phone: '5551234567', email: 'ada@petshop.test' },
    entries: [anOwnLine()],
    payment: {
      ...{ __typename: 'Payment', _id: 'p1', status: 'SUCCEEDED' },
      ...{ settledAt: '2026-11-20T15:00:00.000Z', cardBrand: 'visa', cardLast4: '4242' },
    },
    ...{ paidOnTop: 0, payLink: null, supplements: [] },
    price: {
      ...{ __typename: 'Quote', entriesTotal: 25, reductions: 7.5, delivery: 5, total: 22.5, tax: null },
      adjustments: [anAdjustment('30% off with FRIEND30', -7.5, true), anAdjustment('15% off', 0, false)],
    },
    promise: aPromise(),
    delivery: aDelivery(),
    timeline: [
      {
        ...{ __typename: 'OrderEvent', at: '2026-11-25T12:00:00.000Z', kind: 'PLACED', by: 'SHOPPER' },
        text: 'You placed this order.',
      },
    ],
    shipments: [],
    refunds: [],
    ...{ openProblems: 0, reportable: [], problems: [] },
    ...changes,
  };
}

function anAdjustment(label: string, amount: number, isApplied: boolean) {
  return { __typename: 'Adjustment', label, amount, isApplied };
}

export function aDelivery(changes: object = {}) {
  return {
    ...{ __typename: 'OrderDelivery', method: 'STANDARD', carrier: null, trackingNumber: null },
    ...{ trackingUrl: null, shippedAt: null },
    ...changes,
  };
}
