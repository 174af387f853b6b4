import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../packages/local-stack/system/project-root.ts';
import type { Parts } from '../environment/parts.ts';
import { careMutants } from './care-mutants.ts';
import { departureMutants } from './departure-mutants.ts';
import { goodsMutants } from './goods-mutants.ts';
import { homeMutants } from './home-mutants.ts';
import type { Mutant, Patch, PlantedBug } from './planted-bug.ts';
import { repeatMutants } from './repeat-mutants.ts';
import type { Outcome } from './run.ts';
import { Series } from './series.ts';
import { giveBackAfterCancelling } from './stages.ts';
import { stockMutants } from './stock-mutants.ts';

/** Most runs until a planted bug must have been noticed: on a busy machine a kill meets a charge less often. */
const MAX_RUNS = 20;

const dropOpenCheckoutIndex: Patch = {
  file: 'orders/records/payment.entity.js',
  find: 'index({ openFor: 1 }, { unique: true,',
  replacement: 'index({ openFor: 1 }, { unique: false,',
};

export const mutants: readonly Mutant[] = [
  {
    name: 'each tab has an open checkout of its own',
    patches: [
      dropOpenCheckoutIndex,
      {
        file: 'payments/checkout/checkout.service.js',
        find: 'await this.concurrentCheckouts.cancelOpen(open, checkout);',
        replacement: ';',
      },
      {
        file: 'payments/checkout/checkout.service.js',
        find: 'await this.concurrentCheckouts.rejectRepeat(user, checkout, session);',
        replacement: '',
      },
    ],
    point: 'K6',
    seed: 36,
  },
  {
    name: 'no unique indexes on the idempotency key and on the open checkout of an account',
    patches: [
      {
        file: 'orders/records/payment.entity.js',
        find: 'index({ uid: 1, idempotencyKey: 1 }, { unique: true,',
        replacement: 'index({ uid: 1, idempotencyKey: 1 }, { unique: false,',
      },
      dropOpenCheckoutIndex,
    ],
    point: 'K6',
    seed: 36,
  },
  {
    name: 'a random idempotency key for the intent',
    patches: [
      {
        file: 'payments/stripe/stripe.gateway.js',
        find: 'idempotencyKey: `payment_',
        replacement: 'idempotencyKey: Math.random() + `payment_',
      },
    ],
    point: 'K4',
    seed: 0,
    isQuick: true,
  },
  {
    name: 'no idempotency key for a refund',
    patches: [
      {
        file: 'payments/stripe/stripe.gateway.js',
        find: '{ idempotencyKey: `refund_$',
        replacement: '{ idempotencyKey: Math.random() + `refund_$',
      },
    ],
    point: 'K13',
    seed: 1,
  },
  {
    name: 'no transactions',
    patches: [
      {
        file: 'database/database.js',
        find: 'session.withTransaction(attempt, {',
        replacement: '((work) => work(session))(attempt, {',
      },
    ],
    point: 'K2',
    seed: 4,
    isQuick: true,
  },
  {
    name: 'the stock is read first, from a cache, and then taken',
    patches: [
      {
        file: 'catalogue/stock/stock-ledger.js',
        find: 'const isEnough = quantity < 0 ? { stock: { $gte: -quantity } } : {};',
        replacement:
          'const seen = (globalThis.seen ??= new Map());' +
          'if (!seen.has(petId)) seen.set(petId, (await PetModel.findById(petId).lean()).stock);' +
          'setTimeout(() => seen.delete(petId), 1000);' +
          'if (seen.get(petId) < -quantity) await onRefusal?.(String(petId));' +
          'const isEnough = {};',
      },
    ],
    point: 'K6',
    seed: 46,
  },
  {
    name: 'the stock is free before the intent is cancelled',
    patches: [
      {
        file: 'payments/settlement/settlement.service.js',
        find: 'await this.apply(payment, await this.stripe.cancelIntent(intentId))',
        replacement:
          "{ await this.close(payment, 'cancelled'); await this.apply(payment, await this.stripe.cancelIntent(intentId)) }",
      },
    ],
    point: 'K12',
    seed: 2,
    isQuick: true,
  },
  {
    name: 'a webhook that comes late or twice settles again: neither deduplicated nor compare-and-set',
    patches: [
      {
        file: 'payments/settlement/settlement.service.js',
        find: "paymentRepository.tryMove({ _id }, 'succeeded',",
        replacement:
          "paymentRepository.compareAndSet({ _id }, Object.keys(paymentRepository.moves), 'succeeded',",
      },
      {
        file: 'payments/settlement/settlement.service.js',
        find: "return payment.kind !== 'legacy' && isCaptured(payment);",
        replacement: 'return false;',
      },
      {
        file: 'payments/webhooks/webhook-events.service.js',
        find: 'if (await this.store(event))',
        replacement: 'if ((await this.store(event)) || true)',
      },
    ],
    point: 'K13',
    seed: 0,
  },
  {
    name: 'only the browser’s report settles: no webhook, no reconciliation',
    patches: [
      { file: 'bootstrap.js', find: 'container.reconciliationScheduler.start();', replacement: '' },
      { file: 'payments/webhooks/webhook.router.js', find: 'await events.receive(', replacement: 'void (' },
    ],
    point: 'K7',
    seed: 0,
  },
  {
    name: 'cancelling twice frees the stock twice',
    patches: [
      {
        file: 'orders/cancellation/order-cancellation.service.js',
        find: "await cartEntryRepository.move(entry._id, 'cancelled', also, session)",
        replacement:
          "await cartEntryRepository.move(entry._id, 'cancelled', also, session).catch(() => ({ before: entry, after: entry }))",
      },
    ],
    point: 'K6',
    seed: 2,
  },
  {
    name: 'an animal is given without compare-and-set',
    patches: [
      {
        file: 'orders/pet-orders/pet-order.entity.js',
        find: 'index({ petId: 1 }, { unique: true,',
        replacement: 'index({ petId: 1 }, { unique: false,',
      },
      {
        file: 'catalogue/pets.service.js',
        find: "findOneAndUpdate({ _id: petId, availability: 'available' }, { availability: 'sold' }, { session, ",
        replacement: "findOneAndUpdate({ _id: petId }, { availability: 'sold' }, { ",
      },
      {
        file: 'catalogue/pets.service.js',
        find: 'await this.updateCell(sold, session)',
        replacement: 'await PetModel.updateOne({ _id: sold._id }, { cell: encodeFacets(sold) })',
      },
      {
        file: 'orders/pet-orders/pet-orders.repository.js',
        find: "'declined', { declinedBy: _id }, session)",
        replacement: "'declined', { declinedBy: _id })",
      },
    ],
    point: 'K6',
    seed: 0,
    isQuick: true,
  },
  {
    name: 'nobody has the turn when an animal is free again',
    patches: [
      {
        file: 'orders/pet-orders/pet-orders.repository.js',
        find: 'nextInLine(orders);',
        replacement: 'null;',
      },
    ],
    point: 'K6',
    seed: 1,
  },
  {
    name: 'the client’s word is believed',
    patches: [
      {
        file: 'payments/settlement/settlement.service.js',
        find: 'await this.stripe.getIntent(current.intentId)',
        replacement:
          "{ ...(await this.stripe.getIntent(payment.intentId)), status: 'succeeded', currency: 'usd', amountReceived: toCents(payment.amount) }",
      },
    ],
    point: 'K12',
    seed: 0,
  },
  {
    name: 'a refund is noted before it is made',
    patches: [
      {
        file: 'payments/refunds/refunds.service.js',
        find: 'const made = (await this.findSent(',
        replacement: "await this.recordSent(refund, 're_unknown'); const made = (await this.findSent(",
      },
    ],
    point: 'K13',
    seed: 0,
  },
  {
    name: 'entries that were cancelled meanwhile are paid all the same',
    patches: [
      {
        file: 'payments/settlement/reserved-entries.service.js',
        find: "cartEntryRepository.moveAll(those, 'paid',",
        replacement:
          "cartEntryRepository.setAll({ paymentId }, Object.keys(cartEntryRepository.moves), 'paid',",
      },
    ],
    point: 'K7',
    seed: 54,
  },
  {
    name: 'a parcel counts as it was ordered, whatever was cancelled of it',
    patches: [
      {
        file: 'payments/settlement/settlement.service.js',
        find: 'if (paid === entriesOrdered)',
        replacement: 'if (paid > 0)',
      },
    ],
    point: 'K7',
    seed: 54,
  },
  {
    name: 'a checkout that is called off keeps its stock',
    patches: [
      {
        file: 'payments/settlement/reserved-entries.service.js',
        find: 'await this.pets.release(',
        replacement: 'void (',
      },
    ],
    point: 'K12',
    seed: 0,
  },
  {
    name: 'money that a bank has taken is owed to the shopper as well',
    patches: [
      {
        file: 'orders/records/payments.repository.js',
        find: ' - toCents(amountDisputed ?? 0)',
        replacement: '',
      },
    ],
    point: 'K15',
    seed: 0,
  },
  {
    name: 'money that a bank gives back is kept, though the order was cancelled meanwhile',
    patches: [
      {
        file: 'payments/disputes/disputes.service.js',
        find: 'if (!payment.closesAt)',
        replacement: 'if (false)',
      },
    ],
    stage: giveBackAfterCancelling,
    isQuick: true,
  },
  {
    name: 'a dispute whose webhooks are lost is never looked for',
    patches: [
      {
        file: 'payments/reconciliation/reconciliation.service.js',
        find: 'await runner.attempt(() => this.disputesCheck.compare(runner, startedAt));',
        replacement: '',
      },
    ],
    point: 'K15',
    seed: 0,
  },
  {
    name: 'what was owed before the bank took the money stays owed',
    patches: [
      {
        file: 'payments/disputes/disputes.service.js',
        find: 'await rejectOwed(',
        replacement: 'void (',
      },
    ],
    point: 'K15',
    seed: 0,
  },
  {
    name: 'a refund is computed by the prices without reductions',
    patches: [
      {
        file: 'orders/records/payments.repository.js',
        find: 'remainingCharge(live.map(chargedLine),',
        replacement: 'remainingCharge(live.map((entry) => ({ paid: toCents(entry.totalamount) })),',
      },
    ],
    point: 'K13',
    seed: 5,
  },
  {
    name: 'the use of a code is kept when its order is called off',
    patches: [
      {
        file: 'payments/settlement/settlement.service.js',
        find: 'await promotionRepository.release(_id, session);',
        replacement: '',
      },
    ],
    point: 'K12',
    seed: 0,
  },
  {
    name: 'the mail of a paid order is written after its transaction',
    patches: [
      {
        file: 'payments/settlement/settlement.service.js',
        find: 'await this.outbox.add(orderPaid(payment), session);',
        replacement:
          'setTimeout(() => this.db.transaction((later) => this.outbox.add(orderPaid(payment), later)), 300);',
      },
    ],
    point: 'K10',
    seed: 0,
  },
  ...repeatMutants,
  ...careMutants,
  ...stockMutants,
  ...goodsMutants,
  ...homeMutants,
  ...departureMutants,
];

/** What was run to find a planted bug, in order; only the last can have noticed it. */
export interface Search {
  readonly runs: readonly (Outcome & { readonly name: string })[];
  /** What the last run found wrong; nothing where nobody noticed the bug. */
  readonly rules: readonly string[];
}

/**
 * Looks for a planted bug: by what is staged for it, else by runs from its seed on.
 *
 * @throws Error when the text that a patch looks for is not there exactly once
 */
export async function runUntilDetected(parts: Parts, mutant: Mutant): Promise<Search> {
  const series = new Series(parts, { main: await applyPatches(parts, mutant) });
  const runs: (Outcome & { name: string })[] = [];
  try {
    for await (const run of runsFor(mutant, series)) {
      runs.push(run);
      if (run.violations.length > 0) break;
    }
  } finally {
    await series.stop();
  }
  const found = runs.at(-1)?.violations ?? [];
  return { runs, rules: [...new Set(found.map(({ rule }) => rule))] };
}

async function* runsFor(mutant: Mutant, series: Series) {
  if ('stage' in mutant) {
    yield { name: 'staged', ...(await series.stage(mutant.stage)) };
    return;
  }
  const { point, seed } = mutant;
  for (let next = seed; next < seed + MAX_RUNS; next++) {
    yield { name: `${point}, seed ${next}`, ...(await series.run({ point, seed: next })) };
  }
}

/** @returns main.js of a copy of the built server that has the bug */
export async function applyPatches(parts: Pick<Parts, 'folder'>, mutant: PlantedBug): Promise<string> {
  const folder = join(parts.folder, `mutant-${mutant.name.replace(/[^a-z]+/gi, '-')}`);
  await mkdir(join(folder, 'dist'), { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  await cp(join(projectRoot, 'package.json'), join(folder, 'package.json'));
  for (const part of ['server', 'domain']) {
    await cp(join(projectRoot, 'dist', part), join(folder, 'dist', part), { recursive: true });
  }
  for (const [file, text] of await patchedFiles(mutant)) {
    await writeFile(join(folder, 'dist/server/src', file), text);
  }
  return join(folder, 'dist/server/src/main.js');
}

/**
 * The files of the built server that a bug changes, with the bug.
 *
 * @throws Error when the text that a patch looks for is not there exactly once
 */
export async function patchedFiles({ name, patches }: PlantedBug): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { file, find, replacement } of patches) {
    const text = files.get(file) ?? (await readFile(join(projectRoot, 'dist/server/src', file), 'utf8'));
    const [before, after, ...more] = text.split(find);
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(`The planted bug "${name}" looks for a text that must stand once in ${file}: ${find}`);
    }
    files.set(file, `${before}${replacement}${after}`);
  }
  return files;
}
