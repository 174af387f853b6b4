import type { Mutant } from './planted-bug.ts';
import { dieWhileForgetting, goAfterDelivery, goBeforePaying } from './stages-beside-sales.ts';

/** Bugs of accounts that are deleted. */
export const departureMutants: readonly Mutant[] = [
  {
    name: 'orders keep the phone number of whoever has left',
    patches: [
      {
        file: 'personal-data/account-records.js',
        find: "forgotten: contact, others: ['petname', 'cancelledBy']",
        replacement:
          "forgotten: { uid: 'uid', email: 'email', username: 'name', location: 'blank' }, others: ['petname', 'cancelledBy']",
      },
    ],
    stage: goAfterDelivery,
    isQuick: true,
  },
  {
    name: 'an open payment is in the way of nobody who leaves',
    patches: [
      {
        file: 'personal-data/deletion-obstacles.js',
        find: '...(await openPayments(account, session)),',
        replacement: '',
      },
    ],
    stage: goBeforePaying,
    isQuick: true,
  },
  {
    name: 'what a killed server has begun to forget stays',
    patches: [
      {
        file: 'personal-data/account-forgetting.service.js',
        find: 'hasWork: async () => (await ForgottenAccountModel.exists({ isUnderWay: true })) !== null',
        replacement: 'hasWork: async () => false',
      },
    ],
    stage: dieWhileForgetting,
    isQuick: true,
  },
];
