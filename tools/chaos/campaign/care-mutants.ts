import type { Mutant } from './planted-bug.ts';

/** Bugs of refunds, returns, parcels and pay links. */
export const careMutants: readonly Mutant[] = [
  {
    name: 'money back ignores what has gone back already',
    patches: [
      {
        file: 'orders/records/payments.repository.js',
        find: 'cents(toCents(amount) - toCents(refundDue) - ',
        replacement: 'cents(toCents(amount) - ',
      },
    ],
    point: 'K23',
    seed: 0,
  },
  {
    name: 'a return that comes again puts its pieces back again',
    patches: [
      {
        file: '../../domain/orders/order-states.js',
        find: 'returned: [],\n};\nexport const paymentMoves',
        replacement: "returned: ['returned'],\n};\nexport const paymentMoves",
      },
    ],
    point: 'K23',
    seed: 0,
  },
  {
    name: 'an amount that goes back is owed outside of its transaction',
    patches: [
      {
        file: 'orders/refunds/refund-debts.js',
        find: "{ amount: toDollars(amount), reason, status: 'owed', ...request }, session);",
        replacement: "{ amount: toDollars(amount), reason, status: 'owed', ...request }, null);",
      },
    ],
    point: 'K23',
    seed: 0,
  },
  {
    name: 'a request for money back that comes again gives it back again',
    patches: [
      {
        file: 'orders/refunds/order-refunds.service.js',
        find: 'return made !== undefined;',
        replacement: 'return false;',
      },
      {
        file: 'orders/refunds/refund.entity.js',
        find: 'index({ paymentId: 1, requestId: 1 }, { unique: true,',
        replacement: 'index({ paymentId: 1, requestId: 1 }, { unique: false,',
      },
    ],
    point: 'K23',
    seed: 0,
  },
  {
    name: 'a second parcel takes the place of the first',
    patches: [
      {
        file: 'orders/shipments/shipments.repository.js',
        find: 'await this.model.collection.insertOne(record, { session });\n        const those',
        replacement: `const { _id: newId, ...$set } = record;
        await this.model.collection.updateOne(
          { paymentId: record.paymentId },
          { $set, $setOnInsert: { _id: newId } },
          { upsert: true, session },
        );
        const those`,
      },
    ],
    point: 'K23',
    seed: 0,
  },
  {
    name: 'a piece that is taken of a line leaves its charge there',
    patches: [
      {
        file: 'orders/cart-entries/line-pieces.js',
        find: 'return left ? cents(amount - share) : share;',
        replacement: 'return left ? amount : share;',
      },
    ],
    point: 'K23',
    seed: 0,
  },
  {
    name: 'damaged pieces go back to the shelf',
    patches: [
      {
        file: 'orders/returns/returns.service.js',
        find: 'this.pets.release(back.filter(isSellable), ',
        replacement: 'this.pets.release(back, ',
      },
    ],
    point: 'K23',
    seed: 0,
  },
  {
    name: 'what is sent again is not taken from the stock',
    patches: [
      {
        file: 'orders/shipments/shipments.service.js',
        find: 'await this.pets.reserve(away, ',
        replacement: 'void (',
      },
    ],
    point: 'K23',
    seed: 0,
  },
  {
    name: 'a request that is sent again stays open',
    patches: [
      {
        file: 'orders/problems/problem-answers.service.js',
        find: 'await problemRepository.close(problem, answer, closed, session);',
        replacement:
          "if (answer !== 'sent_again') await problemRepository.close(problem, answer, closed, session);",
      },
    ],
    point: 'K25',
    seed: 0,
  },
  {
    name: 'what is paid by a pay link too late stays with the shop',
    patches: [
      {
        file: 'payments/settlement/paid-supplements.service.js',
        find: 'await oweDifference(paid._id, reason, session);',
        replacement: '',
      },
    ],
    point: 'K24',
    seed: 0,
  },
];
