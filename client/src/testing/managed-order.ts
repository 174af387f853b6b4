/** An order as the back office's page of it asks for it: kibble that waits, a bed that is on its way. */
export function aManagedOrder(changes: object = {}) {
  return {
    ...{ __typename: 'Order', number: 'FP-7K3M-92QD', status: 'PAID', placedAt: '2026-11-25T12:00:00.000Z' },
    customer: { __typename: 'Customer', _id: 'user-7' },
    ...{ username: 'Ada', location: '1 Paw Lane, 97201 Portland', phone: '5551234567' },
    ...{ email: 'ada@petshop.test', formerEmails: ['ada@former.test'] },
    entries: [aManagedLine()],
    payment: {
      ...{ __typename: 'Payment', _id: 'p1', status: 'SUCCEEDED', amount: 30, amountRefunded: 0 },
      ...{ amountDisputed: 0, dispute: null, failureMessage: null },
    },
    paidOnTop: 0,
    payLink: null,
    supplements: [],
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
    promise: aPromise(),
    delivery: aParcel(),
    shipments: [],
    timeline: [],
    refunds: [],
    disputes: [],
    holds: [],
    problems: [],
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
    pet: { __typename: 'Pet', _id: 'kibble', shelf: 'B 12', stock: 10 },
    ...changes,
  };
}

/** Two bags that came broken, whose money is wanted. */
export function aProblem(changes: object = {}) {
  return {
    ...{ __typename: 'OrderProblem', id: 'q1', lines: [aProblemLine()], kind: 'BROKEN', wants: 'MONEY' },
    ...{ text: 'Both bags are torn.', hasPhoto: false, state: 'OPEN', at: '2026-11-25T15:00:00.000Z' },
    ...{ answerText: null, closedAt: null, closedBy: null },
    ...changes,
  };
}

/** Two pieces of the line of `aManagedOrder`, or of another one. */
export function aProblemLine(entry: object = {}, quantity = 2) {
  return {
    ...{ __typename: 'ProblemLine', quantity },
    entry: { __typename: 'CartEntry', _id: 'e1', petname: 'Salmon kibble', ...entry },
  };
}

const promisedDays = { from: '2026-11-27', until: '2026-11-30', dueAt: null };

/** What is promised by carrier, of the morning before Thanksgiving in New York. */
export function aPromise(changes: object = {}) {
  return {
    ...{ __typename: 'DeliveryPromise', ...promisedDays, place: '1 Paw Lane', isKept: null },
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

/** What goes back by something that is about to be done: the line and the delivery of `aManagedOrder`. */
export function aRefundPreview(changes: object = {}) {
  return {
    ...{ __typename: 'RefundPreview', toCard: 30, delivery: 5, tax: 0, leftToRefund: 0, fingerprint: 'seen' },
    lines: [{ __typename: 'RefundPreviewLine', quantity: 2, amount: 25 }],
    ...changes,
  };
}

/** What comes of a change of an order that is about to be made. */
export function anOrderChangePreview(changes: object = {}) {
  return {
    ...{ __typename: 'OrderChangePreview', toCard: 0, delivery: 0, items: 0, tax: 0, problem: null },
    ...{ toPay: 0, isAskable: false },
    fingerprint: 'seen',
    promise: { __typename: 'DeliveryPromise', ...promisedDays },
    ...changes,
  };
}

/** A parcel with the line of `aManagedOrder`. */
export function aShipment(changes: object = {}) {
  const entry = { __typename: 'CartEntry', _id: 'e1', petname: 'Salmon kibble' };
  return {
    ...{ __typename: 'Shipment', id: 's1', carrier: 'UPS', trackingNumber: '1Z999', trackingUrl: null },
    ...{ shippedAt: '2026-11-25T13:00:00.000Z', state: 'ON_ITS_WAY' },
    lines: [{ __typename: 'ShipmentLine', quantity: 2, entry }],
    expected: { __typename: 'ExpectedTime', ...promisedDays },
    ...changes,
  };
}

/** A dispute of `aManagedOrder` that waits for an answer. */
export function aDispute(changes: object = {}) {
  return {
    ...{ __typename: 'DisputeCase', id: 'd1', status: 'NEEDS_RESPONSE', amount: 30 },
    ...{ reason: 'The cardholder says that nothing arrived', openedAt: '2026-11-25T14:00:00.000Z' },
    ...{ answerBy: '2026-12-04T14:00:00.000Z', closedAt: null, whyNoAnswer: null, isSending: false },
    ...{ evidenceSentAt: null, evidenceSentBy: null },
    ...changes,
  };
}
