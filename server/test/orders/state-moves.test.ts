import mongoose, { type ClientSession, Types } from 'mongoose';
import { stateLabel } from '../../../domain/orders/order-labels.ts';
import {
  canMove,
  cartEntryMoves,
  cartEntryUndoMoves,
  paymentMoves,
  petOrderMoves,
  petOrderUndoMoves,
  refundMoves,
} from '../../../domain/orders/order-states.ts';
import { cartEntryRepository } from '../../src/orders/cart-entries/cart-entries.repository.ts';
import { CartEntryModel } from '../../src/orders/cart-entries/cart-entry.entity.ts';
import { PetOrderModel } from '../../src/orders/pet-orders/pet-order.entity.ts';
import { petOrderRepository } from '../../src/orders/pet-orders/pet-orders.repository.ts';
import { PaymentModel } from '../../src/orders/records/payment.entity.ts';
import { paymentRepository } from '../../src/orders/records/payments.repository.ts';
import { RefundModel } from '../../src/orders/refunds/refund.entity.ts';
import { refundRepository } from '../../src/orders/refunds/refunds.repository.ts';
import { type OwnDatabase, openOwnDatabase } from '../fixtures/database/own-database.ts';

let session: ClientSession;

let own: OwnDatabase;

beforeAll(async () => {
  own = await openOwnDatabase();
  session = await mongoose.startSession();
});
afterAll(async () => {
  await session.endSession();
  await own.close();
});

/** What the tests need of a repository, whatever states its records have. */
interface Movable {
  move(
    id: Types.ObjectId,
    to: string,
    also: object,
    session: null,
  ): Promise<{ before: object; after: object }>;
  tryMove(one: object, to: string, also: object, session: null): Promise<object | null>;
  moveAll(filter: object, to: string, also: object, session: ClientSession): Promise<number>;
}

interface Kind {
  readonly collection: string;
  /** A field that a move may take away. */
  readonly field: 'phone' | 'reason';
  readonly repository: Movable;
  readonly moves: Readonly<Record<string, readonly string[]>>;
}

const kinds: Readonly<Record<string, Kind>> = {
  'an order for an animal': {
    collection: PetOrderModel.collection.name,
    field: 'phone',
    repository: petOrderRepository as unknown as Movable,
    moves: petOrderMoves,
  },
  'an order for food or an accessory': {
    collection: CartEntryModel.collection.name,
    field: 'phone',
    repository: cartEntryRepository as unknown as Movable,
    moves: cartEntryMoves,
  },
  'a payment': {
    collection: PaymentModel.collection.name,
    field: 'phone',
    repository: paymentRepository as unknown as Movable,
    moves: paymentMoves,
  },
  'a refund': {
    collection: RefundModel.collection.name,
    field: 'reason',
    repository: refundRepository as unknown as Movable,
    moves: refundMoves,
  },
};

/** Pairs of states of one kind: from, to. */
function pairsOf({ moves }: Kind): [string, string][] {
  const states = Object.keys(moves);
  return states.flatMap((from) => states.map((to): [string, string] => [from, to]));
}

async function store(
  { collection, field }: Kind,
  status: string,
  fields: object = {},
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await mongoose.connection.collection(collection).insertOne({ _id, status, [field]: 'a text', ...fields });
  return _id;
}

function stored({ collection }: Kind, _id: Types.ObjectId): Promise<object | null> {
  return mongoose.connection.collection(collection).findOne({ _id });
}

describe('a record moves along its table', () => {
  it.each(Object.entries(kinds))('%s', async (_name, kind) => {
    for (const [from, to] of pairsOf(kind).filter(([from, to]) => canMove(kind.moves, from, to))) {
      const _id = await store(kind, from);
      const moved = await kind.repository.move(_id, to, { uid: 'robin', [kind.field]: undefined }, null);
      const after = { _id, status: to, uid: 'robin' };
      expect(moved).toEqual({ before: { _id, status: from, [kind.field]: 'a text' }, after });
      expect(await stored(kind, _id)).toEqual(after);

      const another = await store(kind, from);
      expect(await kind.repository.moveAll({ _id: another }, to, { uid: 'robin' }, session)).toBe(1);
      expect(await stored(kind, another)).toMatchObject({ status: to });
    }
  });

  it.each(Object.entries(kinds))('and nowhere else: %s', async (_name, kind) => {
    for (const [from, to] of pairsOf(kind).filter(([from, to]) => !canMove(kind.moves, from, to))) {
      const _id = await store(kind, from);
      const before = await stored(kind, _id);
      const also = { uid: 'robin', [kind.field]: undefined };
      await expect(kind.repository.move(_id, to, also, null)).rejects.toMatchObject({
        code: 'INVALID_TRANSITION',
        message: expect.stringMatching(
          new RegExp(`^An? \\w+ that is ${stateLabel(from)} cannot become ${stateLabel(to)}$`),
        ),
      });
      expect(await kind.repository.tryMove({ _id }, to, also, null)).toBeNull();
      expect(await kind.repository.moveAll({ _id }, to, also, session)).toBe(0);
      expect(await stored(kind, _id)).toEqual(before);
    }
  });

  it.each(Object.entries(kinds))(
    '%s that is not there is not found',
    async (_name, { repository, moves }) => {
      const [to = ''] = Object.keys(moves).slice(-1);
      for (const id of [new Types.ObjectId(), 'no id' as never]) {
        await expect(repository.move(id, to, {}, null)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    },
  );
});

describe('a move is taken back', () => {
  const now = new Date();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const undoable = [
    ['an order for an animal', petOrderRepository, petOrderUndoMoves, 'approved', 'approvedAt'],
    ['an order for food', cartEntryRepository, cartEntryUndoMoves, 'shipped', 'shippedAt'],
  ] as const;

  it.each(undoable)('for ten minutes: %s', async (_name, repository, undoMoves, from, movedAt) => {
    const kind = Object.values(kinds).find((one) => (one.repository as unknown) === repository) as Kind;
    const undo = (id: Types.ObjectId) =>
      repository.undo(String(id), { to: from, movedAt } as never, now, session);

    const _id = await store(kind, from, { [movedAt]: minutesAgo(9) });
    await undo(_id);
    expect(await stored(kind, _id)).toEqual({
      _id,
      status: (undoMoves as Readonly<Record<string, string>>)[from],
      phone: 'a text',
    });

    const late = await store(kind, from, { [movedAt]: minutesAgo(10) });
    const others = Object.keys(kind.moves).filter((state) => state !== from);
    const elsewhere = await Promise.all(
      others.map((state) => store(kind, state, { [movedAt]: minutesAgo(1) })),
    );
    for (const id of [late, ...elsewhere]) {
      const before = await stored(kind, id);
      await expect(undo(id)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
      expect(await stored(kind, id)).toEqual(before);
    }
  });
});

/*
 * Nothing else writes a state. What follows is no test that runs: `npm run typecheck` fails as soon as one of these
 * lines compiles, because an expected error is then missing.
 */
void [
  // @ts-expect-error: a state in an update
  () => PaymentModel.updateOne({}, { status: 'succeeded' }),
  // @ts-expect-error: the same, with an operator
  () => PaymentModel.updateMany({}, { $set: { amount: 1, status: 'succeeded' } }),
  // @ts-expect-error: a state that is taken away
  () => RefundModel.updateOne({}, { $unset: { status: '' } }),
  // @ts-expect-error: a state in a pipeline
  () => CartEntryModel.updateMany({}, [{ $set: { status: 'paid' } }]),
  // @ts-expect-error: a state among other fields
  (changes: { status?: 'pending'; phone: string }) => PetOrderModel.findOneAndUpdate({}, { $set: changes }),
  // @ts-expect-error: writes that may hold anything
  () => PetOrderModel.bulkWrite([]),
  // @ts-expect-error: a state beside a move
  () => paymentRepository.moveAll({}, 'failed', { status: 'succeeded' }, session),
  // @ts-expect-error: a state beside other changes of a payment
  () => paymentRepository.update(new Types.ObjectId(), { status: 'succeeded' }),
];
