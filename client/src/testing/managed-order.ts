/** An order as the back office's page of it asks for it: kibble that waits, a bed that is on its way. */
export function aManagedOrder(changes: object = {}) {
  return {
    ...{ __typename: 'Order', number: 'FP-7K3M-92QD', status: 'PAID', placedAt: '2026-11-25T12:00:00.000Z' },
    ...{ username: 'Ada', location: '1 Paw Lane, 97201 Portland', phone: '5551234567' },
    email: 'ada@petshop.test',
    entries: [aManagedLine()],
    payment: {
      ...{ __typename: 'Payment', _id: 'p1', status: 'SUCCEEDED', amount: 30, amountRefunded: 0 },
      ...{ amountDisputed: 0, dispute: null, failureMessage: null },
    },
    price: {
      ...{
        __typename: 'Quote',
        entriesTotal: 25,
        reductions: 0,
        delivery: 5,
        total: 30,
        tax: null,
        adjustments: [],
      },
    },
    delivery: aParcel(),
    timeline: [],
    refunds: [],
    refundable: 30,
    notes: [],
    mails: [],
    ...changes,
  };
}

export function aManagedLine(changes: object = {}) {
  return {
    ...{ __typename: 'CartEntry', _id: 'e1', petId: 'kibble', petname: 'Salmon kibble', petprice: 12.5 },
    ...{ accessoriesAmount: 2, everyWeeks: null, totalamount: 25, paid: 25, refunded: 0, status: 'PAID' },
    ...{ nextStatuses: ['SHIPPED', 'CANCELLED'], undoUntil: null, dueAt: null, image: null },
    pet: { __typename: 'Pet', _id: 'kibble', shelf: 'B 12' },
    ...changes,
  };
}

export function aParcel(changes: object = {}) {
  return {
    ...{ __typename: 'OrderDelivery', method: 'STANDARD', carrier: null, trackingNumber: null },
    ...{ trackingUrl: null, shippedAt: null },
    ...changes,
  };
}
