import { type RequestHandler, Router, urlencoded } from 'express';
import { sendPhoto } from '../animal-papers/send-content.ts';
import { keepPrivate, sendPrivatePage } from '../http/small-page.ts';
import { DomainError, notFound } from '../platform/domain-error.ts';
import type { SettingsSource } from '../shop-settings/current-shop-settings.ts';
import { type FinderAnswer, passportContent, passportStyles } from './passport-page.ts';
import type { PassportsService } from './passports.service.ts';

interface PassportRouterDeps {
  readonly passports: Pick<PassportsService, 'addressOf' | 'find' | 'write'>;
  readonly shop: Pick<SettingsSource, 'get'>;
  readonly limits: readonly RequestHandler[];
  /** Counts one message. */
  readonly limitMessages: RequestHandler;
  readonly afterBody: RequestHandler;
}

/** Why a message is refused, where the page says so. */
const told: readonly DomainError['code'][] = ['BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'];

/**
 * The passport of an animal, for whoever has its link: GET shows it, and POST sends its people a message while it is
 * lost. A secret that is none, or no longer, is a page that is not there.
 */
export function passportRouter({
  passports,
  shop,
  limits,
  limitMessages,
  afterBody,
}: PassportRouterDeps): Router {
  const router = Router();
  const readForm = urlencoded({ extended: false, limit: '20kb' });

  const show = async (code: string, response: Parameters<RequestHandler>[1], answer: FinderAnswer) => {
    const animal = await passports.find(code);
    if (!animal) return false;
    sendPrivatePage(response, {
      ...{ shopName: (await shop.get()).name, title: animal.name },
      ...{ content: passportContent(animal, passports.addressOf(code), answer), css: passportStyles },
    });
    return true;
  };

  router.get('/passport/:code', ...limits, async (request, response, next) => {
    const answer = { isSent: 'sent' in request.query };
    if (!(await show(String(request.params.code), response, answer))) next();
  });

  router.get('/passport/:code/picture', ...limits, async (request, response) => {
    const photo = (await passports.find(String(request.params.code)))?.photo;
    if (!photo) throw notFound('Picture');
    await sendPhoto(response, photo.id);
  });

  router.post(
    '/passport/:code',
    ...[...limits, limitMessages, readForm, afterBody],
    async (request, response) => {
      const code = String(request.params.code);
      const { text } = (request.body ?? {}) as { readonly text?: unknown };
      try {
        await passports.write(code, { text });
      } catch (error) {
        if (!(error instanceof DomainError) || !told.includes(error.code)) throw error;
        const problem = error.fields?.text ?? error.message;
        const answer = { problem, text: typeof text === 'string' ? text : '' };
        if (await show(code, response.status(error.status), answer)) return;
        throw error;
      }
      keepPrivate(response).redirect(303, `/passport/${code}?sent`);
    },
  );

  return router;
}
