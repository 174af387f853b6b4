import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { subscriptionCloseCodes } from '../../../domain/errors/subscription-close-codes.ts';
import { authorizationOf } from './authorization-of.ts';
import type { Connection } from './connection.ts';
import type { ConnectionAdmission } from './connection-admission.ts';
import type { ConnectionAuth } from './connection-auth.ts';
import { ConnectionRegistry } from './connection-registry.ts';
import type { OperationExecutor } from './operation-executor.types.ts';

/** Several times an operation of our client. */
const MAX_MESSAGE_BYTES = 16 * 1024;

/** Longest time until connection_init. */
const INIT_TIMEOUT_MS = 5000;

const MAX_SUBSCRIPTIONS_PER_CONNECTION = 5;

/** Longest wait for clients to close their side. */
const CLOSE_TIMEOUT_MS = 1000;

interface WsServerDeps {
  readonly admission: ConnectionAdmission;
  readonly auth: ConnectionAuth;
  readonly executor: OperationExecutor;
}

/** Subscriptions over WebSocket, in the protocol of graphql-ws (graphql-transport-ws). */
export class WsServer {
  readonly connections = new ConnectionRegistry();
  private readonly sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    handleProtocols,
    maxPayload: MAX_MESSAGE_BYTES,
    // Costs more memory than the rest of a connection together.
    perMessageDeflate: false,
  });
  private readonly protocol: ReturnType<typeof makeServer<Record<string, unknown>, Connection>>;

  constructor(private readonly deps: WsServerDeps) {
    const { auth, executor } = deps;
    this.protocol = makeServer({
      connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      onConnect: ({ extra, connectionParams }) =>
        this.connections.authenticate(extra, () =>
          auth.authenticate(extra, authorizationOf(connectionParams, extra.upgradeAuthorization)),
        ),
      onSubscribe: ({ extra, subscriptions }, _id, payload: SubscribePayload) =>
        Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS_PER_CONNECTION
          ? executor.tooMany()
          : executor.prepare(payload, extra),
      subscribe: (args) => executor.subscribe(args),
      onNext: (_context, _id, _payload, _args, result) => executor.formatResult(result),
      onError: (_context, _id, _payload, errors) => executor.formatErrors(errors),
    });
  }

  /** Accepts WebSocket upgrades of a server. */
  listenTo(http: Server): void {
    http.on('upgrade', (request, socket, head) => void this.accept(request, socket, head));
  }

  /** Closes all connections, because changes may have been missed; clients connect again. */
  requestReconnects(): void {
    this.connections.closeAll(subscriptionCloseCodes.eventsMissed, 'Something may have been missed');
  }

  /** Closes all connections; clients connect to another process. */
  async close(): Promise<void> {
    this.connections.closeAll(subscriptionCloseCodes.restarting, 'The shop restarts');
    const end = performance.now() + CLOSE_TIMEOUT_MS;
    while (this.connections.count > 0 && performance.now() < end) await pause(20);
    this.connections.end();
  }

  private async accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const network = await this.deps.admission.admit(request, socket, this.connections);
    if (network === null) return;
    this.sockets.handleUpgrade(request, socket, head, (opened) =>
      this.open(opened, network, request.headers.authorization),
    );
  }

  private open(socket: WebSocket, network: string, upgradeAuthorization: string | undefined): void {
    const connection = this.connections.add(socket, network, upgradeAuthorization);
    const closed = this.protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => sendText(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) =>
          socket.on('message', (text) => {
            if (!this.connections.countMessage(connection)) return;
            take(String(text)).catch((error) => {
              this.deps.executor.logError(error);
              socket.close(1011, 'Something went wrong');
            });
          }),
      },
      connection,
    );
    // Malformed frames and messages that are too large: ws closes the connection by itself.
    socket.on('error', () => undefined);
    socket.once('close', (code, reason) => {
      this.connections.remove(connection);
      closed(code, String(reason)).catch((error) => this.deps.executor.logError(error));
    });
  }
}

/** Resolves once the data is handed to the system, so that a slow reader slows the sender. */
function sendText(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve) => {
    // A socket that is not open is being closed.
    if (socket.readyState === socket.OPEN) socket.send(text, () => resolve());
    else resolve();
  });
}
