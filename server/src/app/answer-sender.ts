import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { bytesOf, type Encoding, encodingFor, type Packed } from '../platform/packed-answer.ts';
import type { PublicAnswer } from './public-answers.ts';

/** Where and how an answer goes. */
export interface Recipient {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly contentType: string;
  readonly requestId: string;
}

/** Anybody on the way may keep it, and has to ask each time whether it still holds, which costs little. */
const publicCaching = 'public, max-age=0, must-revalidate';

/** Answers are the same for all who accept the same; for whoever signs in they are others. */
const vary = 'Accept, Accept-Encoding, Authorization';

const mediaTypes = ['application/graphql-response+json', 'application/json'];

/** The type of the answer as Apollo would choose it for a client; null where that takes a closer look. */
export function contentTypeFor(accept: string | undefined): string | null {
  if (accept === undefined || accept === '*/*') return 'application/json; charset=utf-8';
  const [first = ''] = accept.split(',', 1);
  return mediaTypes.includes(first) && !accept.includes('multipart') ? `${first}; charset=utf-8` : null;
}

/** Sends answers of the short way, with the headers that all answers have. */
export class AnswerSender {
  private readonly common: readonly string[];

  /** @param security the middleware that sets the headers of all answers */
  constructor(security: RequestHandler) {
    this.common = headersOf(security);
  }

  /** An answer that is the same for everybody, or the word that the one that the client has still holds. @returns its status */
  sendPublic({ request, response, contentType, requestId }: Recipient, answer: PublicAnswer): 200 | 304 {
    const encoding = encodingFor(answer, request.headers);
    const tag = encoding ? `"${answer.tag}-${encoding}"` : `"${answer.tag}"`;
    const always = [
      ...this.common,
      'X-Request-Id',
      requestId,
      'Cache-Control',
      publicCaching,
      'Vary',
      vary,
      'ETag',
      tag,
    ];
    if (isKnown(request.headers['if-none-match'], tag)) {
      response.writeHead(304, always);
      response.end();
      return 304;
    }
    send(response, answer, encoding, [
      ...always,
      ...['Content-Type', contentType, 'X-Query-Cost', String(answer.cost)],
    ]);
    return 200;
  }

  /** An answer that is for nobody else. */
  sendPrivate({ request, response, contentType, requestId }: Recipient, body: string, cost: number): void {
    const answer = { plain: Buffer.from(body) };
    const encoding = encodingFor(answer, request.headers);
    send(response, answer, encoding, [
      ...[...this.common, 'X-Request-Id', requestId, 'Cache-Control', 'no-store', 'Vary', vary],
      ...['Content-Type', contentType, 'X-Query-Cost', String(cost)],
    ]);
  }
}

/** Sends an answer, at once where its bytes are there; as it is where there is no memory to pack it. */
function send(
  response: ServerResponse,
  answer: Packed,
  encoding: Encoding | null,
  headers: readonly string[],
): void {
  const write = (bytes: Buffer, packedAs: Encoding | null) => {
    const about = ['Content-Length', String(bytes.length)];
    if (packedAs) about.push('Content-Encoding', packedAs);
    response.writeHead(200, [...headers, ...about]);
    response.end(bytes);
  };
  const bytes = bytesOf(answer, encoding);
  if (bytes instanceof Promise) {
    bytes.then(
      (packed) => write(packed, encoding),
      () => write(answer.plain, null),
    );
  } else write(bytes, encoding);
}

function isKnown(given: string | undefined, tag: string): boolean {
  if (given === undefined) return false;
  return given === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** What a middleware sets on an answer of GraphQL, as names and values in turn. */
function headersOf(middleware: RequestHandler): string[] {
  const headers: string[] = [];
  const setHeader = (name: string, value: string) => headers.push(name, value);
  const response = { set: setHeader, setHeader, removeHeader: () => {} };
  middleware({ path: '/graphql' } as never, response as never, () => {});
  return headers;
}
