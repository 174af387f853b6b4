import { type Request, type RequestHandler, type Response, Router } from 'express';
import { MAX_PICTURE_BYTES } from '../../../domain/pictures/picture-files.ts';
import { formBody, type Multipart } from '../http/read-multipart.ts';
import { readQuery } from '../http/read-query.ts';
import { sendStream } from '../http/send-stream.ts';
import { checkInput } from '../platform/domain-error.ts';
import { viewerOf } from '../users/viewer.middleware.ts';
import { requirePermission, requireViewer, type Viewer } from '../users/viewer.ts';
import { legacyJson, requireJson } from './read-json.ts';
import type { Access, LegacyServices, LimitedRestAction, RestCall, RestRoute } from './rest-route.ts';
import { restRoutes } from './rest-routes.ts';
import { RestShapes } from './to-rest.ts';

interface LegacyMiddleware {
  /** Counts what may be done so often. */
  readonly limit: (action: LimitedRestAction) => RequestHandler;
  /** Takes a request on once its body is there. */
  readonly afterBody: RequestHandler;
}

/** An item with its picture. */
const itemForm = formBody({ field: 'img', maxBytes: MAX_PICTURE_BYTES, what: 'picture' });

/** The paths of the old client: each reads its input, calls the service that GraphQL calls, and shapes the answer. */
export function legacyRouter(container: LegacyServices, { limit, afterBody }: LegacyMiddleware): Router {
  const services = { ...container, shapes: new RestShapes(container.images) };
  const router = Router();
  for (const route of restRoutes) {
    const { method, path, access, isForm } = route;
    const readBody = [isForm ? itemForm : legacyJson, afterBody];
    router[method](
      path,
      ...(isForm ? [] : [requireJson]),
      ...(route.limit ? [limit(route.limit)] : []),
      // Before the body, which may be large, is read.
      requireAccess(access),
      ...(route.body ? readBody : []),
      (request: Request, response: Response) =>
        send(response, route, route.handle(services, callOf(route, request))),
    );
  }
  return router;
}

function callOf(
  { access, query, body, isForm }: RestRoute,
  request: Request,
): RestCall<Access, unknown, unknown> {
  const { fields, file } = isForm ? (request.body as Multipart) : { fields: request.body, file: undefined };
  return {
    viewer: viewerFor(access, request),
    id: String(request.params.id ?? ''),
    query: query && checkInput(query, readQuery(request.originalUrl)),
    body: body && checkInput(body, fields),
    picture: file,
  };
}

/** @throws DomainError UNAUTHENTICATED or FORBIDDEN for whom the path is not for */
function viewerFor(access: Access, request: Request): Viewer {
  if (access === 'visitor') return null;
  const viewer = viewerOf(request);
  return access === 'shopper' ? requireViewer(viewer) : requirePermission(viewer, access);
}

function requireAccess(access: Access): RequestHandler {
  return (request, _response, next) => {
    viewerFor(access, request);
    next();
  };
}

async function send(
  response: Response,
  { status = 200 }: RestRoute,
  answer: ReturnType<RestRoute['handle']>,
) {
  if (Symbol.asyncIterator in answer) await sendStream(response.type('json'), arrayOf(answer));
  else response.status(status).json(await answer);
}

/** A list as one JSON array, element by element. */
async function* arrayOf(list: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const element of list) {
    yield `${isFirst ? '[' : ','}${JSON.stringify(element)}`;
    isFirst = false;
  }
  yield isFirst ? '[]' : ']';
}
