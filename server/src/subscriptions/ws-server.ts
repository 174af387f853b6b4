import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { subscriptionCloseCodes } from '../../../domain/errors/subscription-close-codes.ts';
import type { LiveConnection } from './connection.ts';
import type { LiveDoor } from './connection-admission.ts';
import type { LiveSignIns } from './connection-auth.ts';
import { LiveConnections } from './connection-registry.ts';
import type { LiveOperations } from './operation-executor.types.ts';

/** Largest message that is read, in bytes: several times what an operation of our client takes. */
const MAX_MESSAGE = 16 * 1024;

/** How long somebody may take to say who they are, in milliseconds. */
const INTRODUCTION = 5000;

/** How often one connection may subscribe at a time. */
const MAX_SUBSCRIPTIONS = 5;

/** How long a closed connection has to say goodbye, in milliseconds. */
const GOODBYE = 1000;

interface LiveParts {
  readonly door: LiveDoor;
  readonly signIns: LiveSignIns;
  readonly operations: LiveOperations;
}

/** Subscriptions over WebSocket, in the protocol of graphql-ws (graphql-transport-ws). */
export class LiveServer {
  readonly connections = new LiveConnections();
  private readonly sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    handleProtocols,
    maxPayload: MAX_MESSAGE,
    // Would cost each connection more memory than all else of it together.
    perMessageDeflate: false,
  });
  private readonly protocol: ReturnType<typeof makeServer<Record<string, unknown>, LiveConnection>>;

  constructor(private readonly parts: LiveParts) {
    const { signIns, operations } = parts;
    this.protocol = makeServer({
      connectionInitWaitTimeout: INTRODUCTION,
      onConnect: ({ extra, connectionParams }) =>
        this.connections.mayStay(extra, () => signIns.open(extra, authorizationIn(connectionParams))),
      onSubscribe: ({ extra, subscriptions }, _id, payload: SubscribePayload) =>
        Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS
          ? operations.tooMany()
          : operations.prepare(payload, extra),
      subscribe: (args) => operations.subscribe(args),
      onNext: (_context, _id, _payload, _args, result) => operations.readable(result),
      onError: (_context, _id, _payload, errors) => operations.readableErrors(errors),
    });
  }

  /** Takes connections that a server is asked to turn into sockets. */
  listenTo(http: Server): void {
    http.on('upgrade', (request, socket, head) => void this.takeIn(request, socket, head));
  }

  /** Everybody has to connect again, because something may have been missed. */
  askAllToConnectAgain(): void {
    this.connections.closeAll(subscriptionCloseCodes.eventsMissed, 'Something may have been missed');
  }

  /** Sends everybody to another process. */
  async close(): Promise<void> {
    this.connections.closeAll(subscriptionCloseCodes.restarting, 'The shop restarts');
    const end = performance.now() + GOODBYE;
    while (this.connections.count > 0 && performance.now() < end) await pause(20);
    this.connections.end();
  }

  private async takeIn(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const network = await this.parts.door.letIn(request, socket, this.connections);
    if (network === null) return;
    this.sockets.handleUpgrade(request, socket, head, (opened) => this.open(opened, network));
  }

  private open(socket: WebSocket, network: string): void {
    const connection = this.connections.add(socket, network);
    const closed = this.protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => sendOver(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) =>
          socket.on('message', (text) => {
            if (!this.connections.hearFrom(connection)) return;
            take(String(text)).catch((error) => {
              this.parts.operations.note(error);
              socket.close(1011, 'Something went wrong');
            });
          }),
      },
      connection,
    );
    // Frames that are none, and messages that are too large: ws closes the connection by itself.
    socket.on('error', () => undefined);
    socket.once('close', (code, reason) => {
      this.connections.remove(connection);
      closed(code, String(reason)).catch((error) => this.parts.operations.note(error));
    });
  }
}

/** What a client says of who it is: named as a header is, in capital letters or small ones. */
function authorizationIn(connectionParams: Readonly<Record<string, unknown>> = {}): unknown {
  const name = Object.keys(connectionParams).find((key) => /^authorization$/i.test(key));
  return name === undefined ? undefined : connectionParams[name];
}

/** Resolves once the system has taken it: what follows for a slow reader waits. */
function sendOver(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve) => {
    // What can not be sent is on its way to be closed, which ends everything that would be sent.
    if (socket.readyState === socket.OPEN) socket.send(text, () => resolve());
    else resolve();
  });
}
