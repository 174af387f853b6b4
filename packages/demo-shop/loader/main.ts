import 'reflect-metadata';
import { readSettings, type Settings } from '../../../server/src/config/settings.ts';
import { Database } from '../../../server/src/database/database.ts';
import { ImagesService } from '../../../server/src/images/images.service.ts';
import { prepareDatabase } from '../../../server/src/migrations/prepare-database.ts';
import { MailOutbox } from '../../../server/src/outbox/mail-outbox.ts';
import { FindingsService } from '../../../server/src/payments/findings/findings.service.ts';
import { RefundsService } from '../../../server/src/payments/refunds/refunds.service.ts';
import { StripeGateway } from '../../../server/src/payments/stripe/stripe.gateway.ts';
import { createLogger } from '../../../server/src/platform/logging.ts';
import { CurrentShopSettings } from '../../../server/src/shop-settings/current-shop-settings.ts';
import { createTestCard } from './demo-services.ts';
import { loadDemoShop, updateDemoShop } from './load.ts';

/**
 * Fills the embedded shop with its demo and ends; says how far it is to the process that started it.
 *
 * @param pictures folder of the items' pictures
 * @param isUpdate whether a demo of an older version is only given what it lacks
 */
async function main(settings: Settings, pictures: string, isUpdate: boolean): Promise<void> {
  const { database, identity, payments } = settings;
  const isEmbedded =
    database.kind === 'embedded' && identity.kind === 'emulator' && payments.kind === 'sandbox';
  if (settings.isProduction || !isEmbedded) {
    throw new Error('the demo shop goes into the embedded parts only, never to real data');
  }
  // firebase-admin knows no other way to be pointed at the emulator.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `${identity.host}:${identity.port}`;

  const log = createLogger(settings.logLevel);
  const db = await Database.connect(database.uri, log);
  try {
    await prepareDatabase(log);
    const stripe = new StripeGateway(payments);
    const shop = new CurrentShopSettings(settings, null);
    // What happened before the shop was opened is no news for anybody.
    const noOutbox = new MailOutbox(false, shop);
    const parts = {
      db,
      shop,
      stripe,
      images: new ImagesService(),
      refunds: new RefundsService(db, stripe, new FindingsService(), noOutbox, log),
      testCard: createTestCard(payments),
      pictures,
    };
    const now = new Date();
    const outcome = isUpdate
      ? await updateDemoShop(now)
      : await loadDemoShop(parts, identity.projectId, now, report);
    log.info({ outcome }, 'demo shop');
  } finally {
    await db.close();
  }
}

function report(text: string): void {
  process.send?.({ type: 'progress', text });
}

// Started by `npm start`: without it there is nobody to load a shop for.
process.on('disconnect', () => process.exit(1));

try {
  const [, , pictures = '', mode] = process.argv;
  await main(readSettings(process.env), pictures, mode === '--update');
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
