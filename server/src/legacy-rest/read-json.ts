import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Tokenizer, TokenParser } from '@streamparser/json';
import type { RequestHandler } from 'express';
import { badInput, DomainError } from '../platform/domain-error.ts';

/** The legacy client posts each item with its picture. */
const MAX_BODY_BYTES = 50 * 1024 * 1024;

/** Names, values and signs that a body may hold: a cart of fifty items with all their fields has some 4,000. */
const MAX_JSON_TOKENS = 20_000;

/** Longest number, in characters: the longest that JavaScript writes itself has 25. */
const MAX_NUMBER_LENGTH = 100;

/** How the parser keeps what it has not seen the end of, in bytes. */
const bufferSizes = { stringBufferSize: 64 * 1024, numberBufferSize: 64 * 1024 };

/** Rejects bodies that a form of any page could send. */
export const requireJson: RequestHandler = (request, _response, next) => {
  const { 'transfer-encoding': encoding, 'content-length': length = 0 } = request.headers;
  const hasBody = encoding !== undefined || Number(length) > 0;
  if (hasBody && !request.is('application/json')) throw unsupported('Send JSON');
  next();
};

/** Reads the JSON body of the old client into `request.body`. */
export const legacyJson: RequestHandler = async (request, _response, next) => {
  request.body = await readJson(request);
  next();
};

/**
 * Reads a JSON body as it comes: parsed as a whole, a large one would hold up every other request meanwhile.
 *
 * @returns undefined for an empty body
 * @throws DomainError BAD_USER_INPUT for what is no JSON or has too many values, PAYLOAD_TOO_LARGE,
 *   UNSUPPORTED_MEDIA_TYPE for another encoding
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const parser = new BoundedParser();
  let bytes = 0;
  try {
    // Whoever is rejected half-way still gets an answer, so the connection has to stay.
    for await (const chunk of decoded(request).iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) throw tooLarge();
      parser.write(chunk);
    }
  } catch (error) {
    throw error instanceof DomainError ? error : badInput({ body: 'Cannot be read' });
  }
  return parser.end();
}

/** Finds a mistake as soon as it comes, and says so at the end: many clients read an answer only once they have sent all. */
class BoundedParser {
  private readonly tokenizer = new BoundedTokenizer(bufferSizes);
  private readonly parser = new TokenParser({ paths: ['$'] });
  private tokens = 0;
  private result: unknown;
  private mistake: DomainError | null = null;

  constructor() {
    this.tokenizer.onToken = (token) => {
      this.tokens += 1;
      if (this.tokens > MAX_JSON_TOKENS) throw badInput({ body: 'Too many values' });
      this.parser.write(token);
    };
    this.parser.onValue = ({ value }) => {
      this.result = value;
    };
  }

  write(chunk: Buffer): void {
    if (!this.mistake) this.attempt(() => this.tokenizer.write(chunk));
  }

  end(): unknown {
    if (!this.mistake && !this.tokenizer.isEnded) this.attempt(() => this.tokenizer.end());
    if (!this.mistake && !this.parser.isEnded) this.attempt(() => this.parser.end());
    if (this.mistake) throw this.mistake;
    return this.result;
  }

  private attempt(step: () => void): void {
    try {
      step();
    } catch (error) {
      this.mistake = error instanceof DomainError ? error : badInput({ body: 'Not JSON' });
    }
  }
}

/** Reads no number that would take longer than anybody should wait. */
class BoundedTokenizer extends Tokenizer {
  override parseNumber(text: string): number {
    if (text.length > MAX_NUMBER_LENGTH) throw badInput({ body: 'A number is too long' });
    return super.parseNumber(text);
  }
}

/** The bytes as they were before they were compressed. */
function decoded(request: IncomingMessage): Readable {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers;
  if (/charset=(?!"?utf-8)/i.test(type)) throw unsupported('Send JSON in UTF-8');
  if (encoding.toLowerCase() === 'identity') return request;
  if (encoding.toLowerCase() !== 'gzip') throw unsupported('Send JSON compressed with gzip, or not at all');
  const decoder = createGunzip();
  request.once('error', (error) => decoder.destroy(error));
  return request.pipe(decoder);
}

function tooLarge(): DomainError {
  return new DomainError('PAYLOAD_TOO_LARGE', 'The request is too large: at most 50 MB');
}

function unsupported(message: string): DomainError {
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', message);
}
