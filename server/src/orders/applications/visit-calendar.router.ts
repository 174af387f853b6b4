import { timingSafeEqual } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import { isValidObjectId } from 'mongoose';
import { notFound } from '../../platform/domain-error.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import { PetOrderModel, type PetOrderRecord } from '../pet-orders/pet-order.entity.ts';
import { visitFile, visitFileFacts } from './visit-file.ts';

/**
 * The visit of an application as a calendar file: GET /visits/:id/:code.ics, for whoever has the link of the mail. One
 * that was called off stays there as canceled, so that a calendar that has it learns of it.
 */
export function visitCalendarRouter(
  shop: Pick<SettingsSource, 'get'>,
  limits: readonly RequestHandler[],
): Router {
  const router = Router();

  router.get('/visits/:id/:code.ics', ...limits, async (request, response) => {
    const { id, code } = request.params;
    const order = await findOrder(String(id), String(code));
    const file = order && visitFile(order, await shop.get(), request.hostname);
    if (!file) throw notFound('Visit');
    response.set({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Disposition': `attachment; filename="${visitFileFacts.filename}"`,
    });
    response.type(visitFileFacts.contentType).send(file);
  });

  return router;
}

async function findOrder(id: string, code: string): Promise<PetOrderRecord | null> {
  if (!isValidObjectId(id)) return null;
  const order = await PetOrderModel.findById(id).lean<PetOrderRecord>();
  const [known, given] = [order?.application?.calendarCode ?? '', code].map((text) => Buffer.from(text));
  const isRight = known && given && known.length > 0 && known.length === given.length;
  return isRight && timingSafeEqual(known, given) ? order : null;
}
