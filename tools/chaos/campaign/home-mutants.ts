import type { Mutant } from './planted-bug.ts';
import { meetAtOnce, payFeeTooLate } from './stages-beside-sales.ts';

/** Bugs of applications for animals. */
export const homeMutants: readonly Mutant[] = [
  {
    name: 'two families visit at the same time',
    patches: [
      {
        file: 'orders/pet-orders/pet-order.entity.js',
        find: "name: 'one_visit_at_a_time',",
        replacement: "name: 'one_visit_at_a_time', unique: false,",
      },
    ],
    stage: meetAtOnce,
    isQuick: true,
  },
  {
    name: 'an application stays as it was when its order is decided',
    patches: [
      {
        file: 'orders/pet-orders/pet-orders.repository.js',
        find: 'super.compareAndSet(asRead, from, to, { ...also, application }, session);',
        replacement: 'super.compareAndSet(asRead, from, to, also, session);',
      },
    ],
    stage: meetAtOnce,
    isQuick: true,
  },
  {
    name: 'a fee that is paid too late reserves the animal all the same',
    patches: [
      {
        file: 'payments/settlement/paid-fees.service.js',
        find: 'if (withdrawnAt)',
        replacement: 'if (false)',
      },
      {
        file: 'payments/settlement/paid-fees.service.js',
        find: "{ _id: petOrderId, status: 'approved', ...waiting }",
        replacement: '{ _id: petOrderId, ...waiting }',
      },
    ],
    stage: payFeeTooLate,
    isQuick: true,
  },
];
