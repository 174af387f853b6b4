import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { LoadShedder, OpenRequest } from './load-shedder.ts';

/** How long a request may take once its body is there, in milliseconds, the reading of its answer included. */
const REQUEST_TIMEOUT_MS = 120_000;

/**
 * How long a body is waited for: so many milliseconds, and one more for so many bytes that have come. Photographs from
 * a slow phone arrive (20 kB a second), and whoever sends next to nothing is gone in seconds.
 */
const BODY_TIMEOUT_MS = 5000;
const MIN_BODY_BYTES_PER_MS = 20;

const BODY_CHECK_INTERVAL_MS = 500;

/** Counted for a body without a Content-Length. */
const ASSUMED_BODY_BYTES = 1_000_000;

interface AdmissionDeps {
  readonly loadShedder: LoadShedder;
  /** The network that a request is counted by. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Ends a connection whose request does not arrive. */
  readonly onBodyTimeout: (request: IncomingMessage) => void;
}

/**
 * Admits requests while there is capacity. One with a body counts as in flight once the body has arrived, and every
 * one until its response starts. Static files are left out: they cost next to nothing.
 */
export class Admission {
  private readonly requests = new WeakMap<IncomingMessage, OpenRequest>();

  constructor(private readonly deps: AdmissionDeps) {}

  /** Goes before everything that does work. @throws RetryLaterError */
  readonly onRequest: RequestHandler = (request, response, next) => {
    if (request.path.startsWith('/assets/')) {
      next();
      return;
    }
    try {
      const opened = this.open(request, response);
      onResponseStart(response, () => opened.endWork());
      if (request.method !== 'POST' || bodyLength(request) === 0) opened.startWork();
    } catch (refusal) {
      // Whoever is rejected here may never send the rest.
      response.set('Connection', 'close');
      throw refusal;
    }
    next();
  };

  /** Goes after the body parser of a POST request. @throws RetryLaterError */
  readonly afterBody: RequestHandler = (request, response, next) => {
    this.open(request, response).startWork();
    next();
  };

  /** Counts a request from now until it is closed; calling it again does nothing. @throws RetryLaterError */
  open(request: IncomingMessage, response: ServerResponse): OpenRequest {
    const known = this.requests.get(request);
    if (known) return known;
    const length = bodyLength(request);
    const opened = this.deps.loadShedder.open(this.deps.addressOf(request), length);
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
      const received = request.socket.bytesRead - bytesRead;
      const isSlow = performance.now() - begunAt > BODY_TIMEOUT_MS + received / MIN_BODY_BYTES_PER_MS;
      if (request.complete || isSlow) clearInterval(timer);
      if (isSlow && !request.complete) this.deps.onBodyTimeout(request);
    }, BODY_CHECK_INTERVAL_MS);
    return timer;
  }
}

/** Calls back when the response starts. */
function onResponseStart(response: ServerResponse, then: () => void): void {
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
  return headers['transfer-encoding'] === undefined ? 0 : ASSUMED_BODY_BYTES;
}
