import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Settings } from '../config/settings.ts';
import { isUnknownOrigin } from '../http/csrf.middleware.ts';
import type { Logger } from '../platform/logging.ts';
import { ConnectionAdmission } from '../subscriptions/connection-admission.ts';
import { ConnectionAuth } from '../subscriptions/connection-auth.ts';
import { SubscriptionExecutor } from '../subscriptions/subscription-executor.ts';
import { WsServer } from '../subscriptions/ws-server.ts';
import type { RequestContext } from '../users/request-context.ts';
import { UserModel } from '../users/user.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import type { Container } from './container.ts';
import { ShopContext } from './request-context.factory.ts';

interface SubscriptionServerDeps {
  readonly settings: Settings;
  readonly container: Container;
  readonly schema: GraphQLSchema;
  /** The network that a request is counted by. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly isDraining: () => boolean;
  readonly log: Logger;
}

/** Subscriptions at /graphql, on the same port as everything else. */
export function createSubscriptionServer(
  http: Server,
  { settings, container, schema, addressOf, isDraining, log }: SubscriptionServerDeps,
) {
  const { changeStream, identity, users } = container;
  const { hasRateLimits, liveRecheckSeconds: recheckSeconds } = settings;

  function contextOf(viewer: Viewer, address: string): RequestContext {
    return new ShopContext({ requestId: randomUUID(), log }, viewer, address, container);
  }

  const server = new WsServer({
    admission: new ConnectionAdmission({
      hasRateLimits,
      addressOf,
      isUnknownOrigin: ({ headers }) => isUnknownOrigin(headers.origin, headers.host, settings),
      isDraining,
      log,
    }),
    auth: new ConnectionAuth({ identity, users, recheckSeconds, log }),
    executor: new SubscriptionExecutor({ schema, contextOf, log }),
  });
  server.listenTo(http);
  changeStream.on(UserModel.collection.name, (change) => server.connections.handleAccountChange(change));
  changeStream.onGap(() => server.requestReconnects());
  return server;
}
