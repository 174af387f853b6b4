import type { Mutant } from './planted-bug.ts';

/** Bugs of refunds and returns. */
export const careMutants: readonly Mutant[] = [
  {
    name: 'money back ignores what has gone back already',
    patches: [
      {
        file: 'payments/records/payments.repository.js',
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
        find: 'returned: [],',
        replacement: "returned: ['returned'],",
      },
    ],
    point: 'K23',
    seed: 0,
  },
  {
    name: 'an amount that goes back is owed outside of its transaction',
    patches: [
      {
        file: 'payments/refunds/refund-debts.js',
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
        file: 'payments/orders/order-refunds.service.js',
        find: 'return made !== undefined;',
        replacement: 'return false;',
      },
      {
        file: 'payments/refunds/refund.entity.js',
        find: 'index({ paymentId: 1, requestId: 1 }, { unique: true,',
        replacement: 'index({ paymentId: 1, requestId: 1 }, { unique: false,',
      },
    ],
    point: 'K23',
    seed: 0,
  },
];
