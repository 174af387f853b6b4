import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bytesOf, type Encoding, type Packed } from './packed-answer.ts';

/** A text that packs to some 2 kB, as a list of items does. */
function aList(seed: number): string {
  const items = Array.from({ length: 24 }, (_, index) => {
    const number = (seed * 31 + index * 7919) % 100_000;
    return { _id: `6b0351874eda317465d${number}`, petname: `Animal ${number * 17}`, petprice: number };
  });
  return JSON.stringify(items).padEnd(15_000, ' {"facets":[{"value":"PUPPY","count":12}]}');
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it.each<Encoding>(['zstd', 'gzip'])(
  'an answer that is kept as %s holds little more than it is',
  async (encoding) => {
    const kept: Packed[] = [];
    collectGarbage();
    const before = process.memoryUsage().arrayBuffers;
    let size = 0;
    for (let index = 0; index < 400; index += 1) {
      const answer: Packed = { plain: Buffer.from(aList(index)) };
      size += answer.plain.length + (await bytesOf(answer, encoding)).length;
      kept.push(answer);
    }
    collectGarbage();
    const held = process.memoryUsage().arrayBuffers - before;
    expect(held / size).toBeLessThan(1.5);
    expect(kept).toHaveLength(400);
  },
);
