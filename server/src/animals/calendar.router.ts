import { type RequestHandler, Router } from 'express';
import { keepPrivate } from '../http/small-page.ts';
import { notFound } from '../platform/domain-error.ts';
import type { CalendarsService } from './calendars.service.ts';

/** The calendar of an account, for whoever has its address: GET /calendar/:code.ics. */
export function calendarRouter(
  calendars: Pick<CalendarsService, 'file'>,
  limits: readonly RequestHandler[],
): Router {
  const router = Router();

  router.get('/calendar/:code.ics', ...limits, async (request, response) => {
    const file = await calendars.file(String(request.params.code), request.hostname);
    if (!file) throw notFound('Calendar');
    keepPrivate(response).set('Content-Disposition', 'inline; filename="calendar.ics"');
    response.type('text/calendar; charset=utf-8').send(file);
  });

  return router;
}
