import { type RequestHandler, Router, raw } from 'express';
import { databaseClock } from '../../database/database-clock.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { InboundMailsService } from './inbound-mails.service.ts';
import { isSigned, isTimely } from './inbound-signature.ts';

/** Longest mail: what is longer is refused by its length, before it is read. */
const MAX_MAIL_BYTES = 20 * 1024 * 1024;

interface InboundRouterDeps {
  readonly mails: Pick<InboundMailsService, 'receive'>;
  /** What the mail provider signs with. */
  readonly secret: string;
  readonly limits: readonly RequestHandler[];
  /** Takes the request on once its body is there. */
  readonly afterBody: RequestHandler;
}

/**
 * POST /mail/inbound: where the mail provider brings what comes to the addresses for answers, as it was sent. What
 * becomes of a mail is told to nobody: the answer is the same for all that are signed.
 */
export function inboundMailRouter({ mails, secret, limits, afterBody }: InboundRouterDeps): Router {
  const router = Router();
  const body = raw({ type: () => true, limit: MAX_MAIL_BYTES, inflate: false });

  router.post('/mail/inbound', ...limits, acceptable, body, afterBody, async (request, response) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const given = {
      timestamp: request.header('x-petshop-timestamp'),
      signature: request.header('x-petshop-signature'),
    };
    if (!isSigned(bytes, given, secret)) throw unsigned();
    await mails.receive(bytes);
    response.json({ received: true });
  });

  return router;
}

/** Before the body is read: nobody need send all of what is refused. */
const acceptable: RequestHandler = (request, _response, next) => {
  if (!isTimely({ timestamp: request.header('x-petshop-timestamp') }, databaseClock.now())) throw unsigned();
  if (Number(request.header('content-length')) > MAX_MAIL_BYTES)
    throw new DomainError('PAYLOAD_TOO_LARGE', 'A mail of at most 20 MB');
  next();
};

function unsigned(): DomainError {
  return new DomainError('UNAUTHENTICATED', 'Not signed, or too long ago');
}
