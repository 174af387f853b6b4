import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Settings } from '../config/settings.ts';
import { isForeignOrigin } from '../http/csrf.middleware.ts';
import type { Logger } from '../platform/logging.ts';
import { LiveDoor } from '../subscriptions/connection-admission.ts';
import { LiveSignIns } from '../subscriptions/connection-auth.ts';
import { Subscriptions } from '../subscriptions/subscription-executor.ts';
import { LiveServer } from '../subscriptions/ws-server.ts';
import type { RequestContext } from '../users/request-context.ts';
import { UserModel } from '../users/user.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import type { Container } from './container.ts';
import { ShopContext } from './request-context.factory.ts';

interface LiveParts {
  readonly settings: Settings;
  readonly container: Container;
  readonly schema: GraphQLSchema;
  /** The network that a request is counted by. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly isDraining: () => boolean;
  readonly log: Logger;
}

/** The side of the shop that speaks without being asked: subscriptions at /graphql, on the port of all else. */
export function createLive(
  http: Server,
  { settings, container, schema, addressOf, isDraining, log }: LiveParts,
) {
  const { changes, identity, users } = container;
  const { hasRateLimits, publicUrl, liveRecheckSeconds: recheckSeconds } = settings;

  function contextOf(viewer: Viewer, address: string): RequestContext {
    return new ShopContext({ requestId: randomUUID(), log }, viewer, address, container);
  }

  const live = new LiveServer({
    door: new LiveDoor({
      hasRateLimits,
      addressOf,
      isForeign: ({ headers }) => isForeignOrigin(headers.origin, headers.host, publicUrl),
      isDraining,
      log,
    }),
    signIns: new LiveSignIns({ identity, users, recheckSeconds, log }),
    operations: new Subscriptions({ schema, contextOf, log }),
  });
  live.listenTo(http);
  changes.on(UserModel.collection.name, (change) => live.connections.noteAccount(change));
  changes.onGap(() => live.askAllToConnectAgain());
  return live;
}
