import { type RequestHandler, Router } from 'express';
import { readQuery } from '../../http/read-query.ts';
import { sendStream } from '../../http/send-stream.ts';
import type { PurchasesService } from '../../stock-keeping/purchases.service.ts';
import { viewerOf } from '../../users/viewer.middleware.ts';
import { requirePermission } from '../../users/viewer.ts';
import { animalsTable } from './animals-table.ts';
import { customersTable } from './customers-table.ts';
import type { ExportTable } from './export-table.ts';
import type { ExportsService } from './exports.service.ts';
import { itemsTable } from './items-table.ts';
import { ordersTable } from './orders-table.ts';
import { paymentsTable } from './payments-table.ts';
import { purchasesTable } from './purchases-table.ts';

/** Files for spreadsheets and bookkeepers, with `?from=&to=`, each for those whose role may see what is in it. */
export function exportsRouter(
  exports: ExportsService,
  purchases: PurchasesService,
  limit: RequestHandler,
): Router {
  const router = Router();
  router.get('/admin/export/orders.csv', limit, send(ordersTable));
  router.get('/admin/export/items.csv', limit, send(itemsTable));
  router.get('/admin/export/customers.csv', limit, send(customersTable));
  router.get('/admin/export/payments.csv', limit, send(paymentsTable));
  router.get('/admin/export/animals.csv', limit, send(animalsTable));
  router.get('/admin/export/purchases.csv', limit, send(purchasesTable(purchases)));
  return router;

  function send<R>(table: ExportTable<R>): RequestHandler {
    return async (request, response) => {
      const actor = requirePermission(viewerOf(request), table.permission);
      const { name, pieces } = await exports.take(table, readQuery(request.originalUrl), actor);
      await sendStream(response.attachment(name).set('Cache-Control', 'no-store'), pieces);
    };
  }
}
