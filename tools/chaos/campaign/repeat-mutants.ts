import type { Mutant, Patch } from './planted-bug.ts';

const charges = 'repeats/repeat-charges.service.js';
const settlement = 'payments/settlement/settlement.service.js';

/** Two payments of one cycle would only ever be one that is charged, and one that is called off. */
const chargesAnyPayment: Patch = {
  file: charges,
  find: "if (plan?.status !== 'active' || !plan.paymentId?.equals(payment._id))",
  replacement: "if (plan?.status !== 'active')",
};

/** Bugs of repeat deliveries. */
export const repeatMutants: readonly Mutant[] = [
  {
    name: 'each try at a repeat delivery has a key of its own, whatever is under way',
    patches: [
      {
        file: 'repeats/repeat-order.service.js',
        find: '{attempts}`',
        replacement: '{Math.floor(Math.random() * 1e9)}`',
      },
      { file: charges, find: 'plan.paymentId || !isDue(plan', replacement: '!isDue(plan' },
      {
        file: charges,
        find: 'const paymentId = plan.paymentId ?? (await this.open(planId));',
        replacement: 'const paymentId = (await this.open(planId)) ?? plan.paymentId;',
      },
      chargesAnyPayment,
    ],
    point: 'K19',
    seed: 5,
  },
  {
    name: 'the card of a repeat delivery is charged before its order is committed',
    patches: [
      {
        file: charges,
        find: 'await repeatPlanRepository.change(plan._id, { paymentId: payment._id }, session);',
        replacement:
          'await repeatPlanRepository.change(plan._id, { paymentId: payment._id }, session);' +
          'const saved = await this.stripe.findSavedCard(plan.cardIntentId);' +
          'const made = await this.stripe.createIntent(payment._id.toString(), Math.round(payment.amount * 100), payment.email, undefined, saved);' +
          'await this.stripe.chargeIntent(made.id, saved.paymentMethodId);',
      },
    ],
    point: 'K19',
    seed: 0,
    isQuick: true,
  },
  {
    name: 'a repeat delivery is recorded after the transaction that pays it',
    patches: [
      {
        file: settlement,
        find: 'await this.plans.advance(payment, paid, session);',
        replacement:
          'setTimeout(() => this.db.transaction((later) => this.plans.advance(payment, paid, later)), 300);',
      },
    ],
    point: 'K20',
    seed: 1,
  },
  {
    name: 'a repeat delivery is tried again while the try before it is still open',
    patches: [
      {
        file: charges,
        find: 'await this.charge(planId, payment) : payment;',
        replacement: 'await this.charge(planId, payment).catch(() => payment) : payment;',
      },
      { file: charges, find: 'if (!isOpen(ended))', replacement: 'if (true)' },
    ],
    point: 'K19',
    seed: 31,
  },
  {
    name: 'a repeat delivery has the reduction of the first order',
    patches: [
      {
        file: 'orders/quotes/quotes.service.js',
        find: 'hasRepeatedBefore: true }',
        replacement: 'hasRepeatedBefore: false }',
      },
    ],
    point: 'K19',
    seed: 0,
  },
  {
    name: 'a repeat delivery that is asked for twice is sent twice',
    patches: [
      {
        file: 'repeats/repeats.service.js',
        find: 'if (plan.deliveries > 0 && plan.lastDate === today)',
        replacement: 'if (false)',
      },
    ],
    point: 'K22',
    seed: 0,
  },
];
