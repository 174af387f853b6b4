import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Load, OpenRequest } from './load-shedder.ts';

/** How long a request may take once its body is there, in milliseconds, the reading of its answer included. */
const REQUEST_TIMEOUT_MS = 120_000;

/**
 * How long a body is waited for: so many milliseconds, and one more for so many bytes that have come. Photographs from
 * a slow phone arrive (20 kB a second), and whoever sends next to nothing is gone in seconds.
 */
const BODY_TIMEOUT_MS = 5000;
const MIN_BODY_BYTES_PER_MS = 20;

/** How often is looked at what has come of a body, in milliseconds. */
const BODY_LOOK_MS = 500;

/** What a body counts for whose sender does not say how long it is, in bytes. */
const UNKNOWN_LENGTH = 1_000_000;

interface AdmissionParts {
  readonly load: Load;
  /** The network that a request is counted by. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Ends a connection whose request does not arrive. */
  readonly onBodyTimeout: (request: IncomingMessage) => void;
}

/**
 * Takes requests on while there is room for them. One that brings a body takes its place once the body is there, and
 * all leave it when their answer begins to go out. The client's files are left out: they cost next to nothing.
 */
export class Admission {
  private readonly requests = new WeakMap<IncomingMessage, OpenRequest>();

  constructor(private readonly parts: AdmissionParts) {}

  /** Stands before everything that works. @throws TryLater */
  readonly atHead: RequestHandler = (request, response, next) => {
    if (request.path.startsWith('/assets/')) {
      next();
      return;
    }
    try {
      const opened = this.open(request, response);
      onceAnswered(response, () => opened.endWork());
      if (request.method !== 'POST' || bodyLength(request) === 0) opened.startWork();
    } catch (refusal) {
      // Whoever is refused here may never send the rest.
      response.set('Connection', 'close');
      throw refusal;
    }
    next();
  };

  /** Stands after what reads the body of a POST request. @throws TryLater */
  readonly afterBody: RequestHandler = (request, response, next) => {
    this.open(request, response).startWork();
    next();
  };

  /** Counts a request from now until it is closed; for the second time, nothing. @throws TryLater */
  open(request: IncomingMessage, response: ServerResponse): OpenRequest {
    const known = this.requests.get(request);
    if (known) return known;
    const length = bodyLength(request);
    const opened = this.parts.load.open(this.parts.addressOf(request), length);
    this.requests.set(request, opened);

    const bodyTimer = length > 0 ? this.limitBody(request) : undefined;
    const timer = setTimeout(() => {
      if (request.complete) request.socket.destroy();
      else timer.refresh();
    }, REQUEST_TIMEOUT_MS);
    // Comes in every case: after the last byte of the answer, and when the connection breaks before.
    response.once('close', () => {
      clearInterval(bodyTimer);
      clearTimeout(timer);
      opened.close();
    });
    return opened;
  }

  private limitBody(request: IncomingMessage): NodeJS.Timeout {
    const begunAt = performance.now();
    const { bytesRead } = request.socket;
    const timer = setInterval(() => {
      const came = request.socket.bytesRead - bytesRead;
      const isSlow = performance.now() - begunAt > BODY_TIMEOUT_MS + came / MIN_BODY_BYTES_PER_MS;
      if (request.complete || isSlow) clearInterval(timer);
      if (isSlow && !request.complete) this.parts.onBodyTimeout(request);
    }, BODY_LOOK_MS);
    return timer;
  }
}

/** Calls back when an answer begins to go out. */
function onceAnswered(response: ServerResponse, then: () => void): void {
  const { writeHead } = response;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    then();
    return writeHead.apply(response, head);
  }) as typeof writeHead;
}

/** Bytes of a request's body, as its sender announces them. */
function bodyLength({ headers }: IncomingMessage): number {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length);
  return headers['transfer-encoding'] === undefined ? 0 : UNKNOWN_LENGTH;
}
