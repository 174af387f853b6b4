import 'reflect-metadata';
import { formatDollars } from '../../../domain/money/money.ts';
import { createOutbox } from '../app/mail-container.ts';
import { createPayments } from '../app/payments-container.ts';
import { AuditService, commandLine } from '../audit/audit.service.ts';
import { PetsService } from '../catalogue/pets.service.ts';
import { readSettings, SettingsError } from '../config/settings.ts';
import { Database } from '../database/database.ts';
import { startHeartbeat } from '../database/server-heartbeat.ts';
import { migrationIds } from '../migrations/migrations.ts';
import { prepareDatabase } from '../migrations/prepare-database.ts';
import { CartEntriesService } from '../orders/cart-entries/cart-entries.service.ts';
import { QuotesService } from '../orders/quotes/quotes.service.ts';
import { nameAddress } from '../orders/records/order-addresses.ts';
import type { MoneyFinding } from '../payments/findings/finding.entity.ts';
import type { FinishedRun } from '../payments/reconciliation/reconciliation.service.ts';
import { DomainError } from '../platform/domain-error.ts';
import { createLogger } from '../platform/logging.ts';
import { RepeatDeliveries } from '../repeats/repeat-deliveries.ts';
import { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';
import { UsersService } from '../users/users.service.ts';

/**
 * `npm run reconcile`: compares the shop's books with Stripe's now, resolves what does not agree, and
 * says what it found.
 *
 * @returns exit code: 0 when everything agrees in the end, otherwise 1
 */
async function main(): Promise<number> {
  const settings = readSettings(process.env);
  const log = createLogger('silent');
  const db = await Database.connect(settings.database.uri, log);
  const heartbeat = await startHeartbeat('npm run reconcile', migrationIds);
  try {
    await prepareDatabase(log);
    const audit = new AuditService();
    const shop = new CurrentShopSettings(settings, null);
    const outbox = createOutbox(settings, shop);
    const pets = new PetsService(outbox);
    const users = new UsersService(db, outbox, { nameAddress });
    const cartEntries = new CartEntriesService(db, pets, audit, outbox);
    const quotes = new QuotesService(shop);
    const payments = createPayments(
      settings,
      { shop, pets, users, repeats: new RepeatDeliveries(shop), cartEntries, quotes, audit, outbox },
      db,
      log,
    );
    const run = await payments.reconciliation.runFor(commandLine);
    return report(run, await payments.findings.changedSince(run.startedAt));
  } finally {
    await heartbeat.stop();
    await db.close();
  }
}

function report(run: FinishedRun, findings: readonly MoneyFinding[]): number {
  const unmatched = findings.filter((finding) => !finding.solvedAt);
  console.log(
    `Compared with Stripe in ${run.tookMs} ms: ${run.found} found, ${run.solved} put right, ${unmatched.length} unmatched.`,
  );
  for (const line of tableOf(findings)) console.log(line);
  if (!run.isComplete) {
    console.log(
      'Not everything could be looked at: Stripe or the database did not answer. Please run it again.',
    );
  }
  return unmatched.length === 0 && run.isComplete ? 0 : 1;
}

/** Lines of a table: what kind, how much, what it was, what became of it. */
function tableOf(findings: readonly MoneyFinding[]): string[] {
  const rows = findings.map(({ kind, amount, subject, what, outcome }) => [
    kind.toUpperCase(),
    formatDollars(amount),
    subject,
    what,
    outcome ?? 'UNMATCHED',
  ]);
  if (rows.length === 0) return [];
  const table = [['FOUND', 'AMOUNT', 'ID', 'WHAT', 'OUTCOME'], ...rows];
  const widths =
    table[0]?.map((_cell, place) => Math.max(...table.map((row) => row[place]?.length ?? 0))) ?? [];
  return table.map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = 1;
  console.error(explain(error));
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DomainError) return error.message;
  return `The database can't be reached (${(error as Error).message}). Is the shop running?`;
}
