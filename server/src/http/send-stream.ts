import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** What the pipeline says when the other end hung up before the end. */
const PREMATURE_CLOSE = 'ERR_STREAM_PREMATURE_CLOSE';

/** Characters that are sent at once. */
const CHUNK_CHARACTERS = 16_384;

/**
 * Sends an answer of any length as it is made, waiting for a reader who is slow and stopping for one who
 * is gone. What fails before the first piece is thrown, to be answered like any other error; what fails
 * later breaks the connection, so that nobody takes a part for the whole.
 *
 * @param pieces of the text; each may be short
 */
export async function sendStream(response: Response, pieces: AsyncGenerator<string>): Promise<void> {
  const chunks = inChunks(pieces);
  const first = await chunks.next();
  try {
    await pipeline(Readable.from(prepend(first, chunks)), response);
  } catch (error) {
    if ((error as { code?: unknown }).code !== PREMATURE_CLOSE) throw error;
  } finally {
    await chunks.return(undefined);
  }
}

async function* prepend(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first.value;
  yield* rest;
}

async function* inChunks(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length < CHUNK_CHARACTERS) continue;
    yield text;
    text = '';
  }
  yield text;
}
