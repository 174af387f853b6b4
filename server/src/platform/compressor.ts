import type { Transform } from 'node:stream';
import { Slots } from './slots.ts';

/**
 * Texts that are compressed at a time, which is as many as Node has threads for. With one, those behind it would wait
 * for a turn of the event loop each; with eight, 50 connections take 40 MB more.
 */
const AT_A_TIME = 4;

/**
 * Compresses texts with streams that are used again. node:zlib's own functions make one for each text, whose memory
 * makes V8 collect all of its heap: lists that were packed cost twice what plain ones did.
 */
export class Compressor<Stream extends Transform = Transform> {
  private readonly idle: Stream[] = [];
  private readonly slots = new Slots(AT_A_TIME);

  /**
   * @param open makes a stream of node:zlib whose every flush is an end, so that each text stands for itself
   * @param beginAgain makes it ready for the next text
   */
  constructor(
    private readonly open: () => Stream,
    private readonly beginAgain: (stream: Stream) => void = () => {},
  ) {}

  /** @throws where there is no memory for it */
  compress(plain: Uint8Array): Promise<Buffer> {
    return this.slots.take(async () => {
      const stream = this.idle.pop() ?? this.begin();
      const bytes = await compressWith(stream, plain);
      this.beginAgain(stream);
      this.idle.push(stream);
      return bytes;
    });
  }

  private begin(): Stream {
    const stream = this.open();
    // Whoever waits for the text hears of it.
    stream.on('error', () => {});
    return stream;
  }
}

function compressWith(stream: Transform, plain: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const take = (piece: Buffer) => pieces.push(piece);
    stream.on('data', take);
    stream.write(plain, (error) => {
      stream.off('data', take);
      if (error) reject(error);
      else resolve(Buffer.concat(pieces));
    });
  });
}
