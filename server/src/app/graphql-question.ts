import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

type Variables = Record<string, unknown>;

/** What is asked of GraphQL, as it came. */
export interface Question {
  readonly text: string | undefined;
  /** SHA-256 of a text that is not sent. */
  readonly hash: string | undefined;
  readonly operationName: string | undefined;
  readonly variables: Variables;
}

/** Bytes of a body up to which it is a question, and no item with all its texts. */
const MAX_BODY = 16 * 1024;

const path = '/graphql';

/** Whether a request asks by an address that ends in the question. */
export function isGet({ method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && url.startsWith(`${path}?`);
}

/** Whether a request brings a question of ordinary size. */
export function isPost({ method, url, headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return (
    method === 'POST' &&
    url === path &&
    length > 0 &&
    length <= MAX_BODY &&
    headers['content-encoding'] === undefined &&
    /^application\/json(; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '')
  );
}

/** The question in an address; null where it is none, which Apollo finds words for. */
export function questionIn(url: string): Question | null {
  const parameters = new URLSearchParams(url.slice(path.length + 1));
  // What is given twice, Apollo refuses.
  if (new Set(parameters.keys()).size !== parameters.size) return null;
  const variables = parameters.get('variables');
  const extensions = parameters.get('extensions');
  return toQuestion({
    query: parameters.get('query') ?? undefined,
    operationName: parameters.get('operationName') ?? undefined,
    variables: variables === null ? undefined : parsed(variables),
    extensions: extensions === null ? undefined : parsed(extensions),
  });
}

/** Requests whose body was read and is no JSON. */
const unreadable = new WeakSet<IncomingMessage>();

/**
 * The question in the body of a request; null where it is none. The body stays with the request, where express takes
 * it as it finds it.
 *
 * @throws Error where the connection ends before it is read
 */
export async function questionFrom(request: IncomingMessage): Promise<Question | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = parsed(Buffer.concat(chunks).toString());
  Object.assign(request, { body });
  if (typeof body !== 'object' || body === null) unreadable.add(request);
  return isRecord(body) ? toQuestion(body) : null;
}

/** Refuses these as express would have done it. */
export const refuseUnreadable: RequestHandler = (request, _response, next) => {
  if (unreadable.has(request)) throw Object.assign(new Error('no JSON'), { status: 400, expose: true });
  next();
};

function toQuestion({
  query,
  operationName,
  variables,
  extensions,
}: Record<string, unknown>): Question | null {
  if (variables !== undefined && variables !== null && !isRecord(variables)) return null;
  const { version, sha256Hash } = persistedIn(extensions);
  if (query === undefined ? version !== 1 || typeof sha256Hash !== 'string' : sha256Hash !== undefined)
    return null;
  if (query !== undefined && typeof query !== 'string') return null;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return null;
  return {
    text: query,
    hash: query === undefined ? (sha256Hash as string) : undefined,
    operationName: operationName || undefined,
    variables: (variables as Variables | null) ?? {},
  };
}

function persistedIn(extensions: unknown): { version?: unknown; sha256Hash?: unknown } {
  const persisted = isRecord(extensions) ? extensions.persistedQuery : undefined;
  return isRecord(persisted) ? persisted : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
