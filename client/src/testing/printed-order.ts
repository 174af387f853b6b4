/** An order as the sheets that are printed of it ask for it. */
export function aPrintedOrder(changes: object = {}) {
  return {
    ...{ __typename: 'Order', number: 'FP-7K3M-92QD', placedAt: '2026-11-25T12:00:00.000Z' },
    ...{ username: 'Ada Keeper', location: '1 Paw Lane, 97201 Portland', phone: '5551234567' },
    entries: [aPrintedLine()],
    paidOnTop: 0,
    price: { __typename: 'Quote', delivery: 5, total: 30, tax: null },
    promise: {
      ...{ __typename: 'DeliveryPromise', method: 'STANDARD', from: '2026-11-27', until: '2026-11-30' },
      ...{ dueAt: null, place: '1 Paw Lane, 97201 Portland' },
    },
    holds: [],
    ...changes,
  };
}

export function aPrintedLine({ petId = 'kibble', shelf = 'B 12', ...changes }: PrintedLineChanges = {}) {
  return {
    ...{ __typename: 'CartEntry', _id: `e-${petId}`, petId, petname: 'Salmon kibble' },
    ...{ accessoriesAmount: 2, paid: 25, status: 'PAID' },
    pet: { __typename: 'Pet', _id: petId, shelf },
    ...changes,
  };
}

interface PrintedLineChanges {
  readonly petId?: string;
  readonly shelf?: string | null;
  readonly [field: string]: unknown;
}
