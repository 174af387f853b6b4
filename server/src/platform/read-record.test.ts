import mongoose from 'mongoose';
import { readRecord } from './read-record.ts';

const { BSON } = mongoose.mongo;

function bytesOf(record: object): Buffer {
  return Buffer.from(BSON.serialize(record));
}

describe('a record that is read from its bytes', () => {
  it.each<[string, object]>([
    ['nothing', {}],
    ['texts', { short: 'dog', empty: '', long: 'A round bed with a raised rim to rest a heavy head on.' }],
    ['texts of all tongues', { a: 'Amélie', b: '猫', c: '🐕 and 🐈', d: 'Ã©', e: 'é', ключ: 'x' }],
    ['long numbers', { none: 0n, largest: 2n ** 53n - 1n, negative: -5n }],
    ['numbers', { whole: 12, negative: -1, largest: 2 ** 31 - 1, price: 19.95, huge: 1e300 }],
    ['truths and nothing', { yes: true, no: false, none: null }],
    ['ids', { _id: new mongoose.Types.ObjectId('0123456789abcdef01234567') }],
    ['moments', { now: new Date(1_795_326_143_123), first: new Date(0), before: new Date(-1) }],
    [
      'records and lists within',
      { image: { hash: 'a', width: 1200 }, words: ['a', 'b', { c: [1, [2]] }], none: [] },
    ],
    [
      'kinds that lists do not hold',
      { long: 2n ** 60n, bytes: Buffer.from('x'), pattern: /x/i, after: 'dog' },
    ],
    ['such kinds within others', { image: { size: 2n ** 40n }, list: [{ small: 5n }], after: 'dog' }],
  ])('is what the driver makes of it: %s', (_what, record) => {
    const bytes = bytesOf(record);
    // Twice, because short texts are known the second time.
    for (const _time of [1, 2]) expect(readRecord(bytes)).toEqual(BSON.deserialize(bytes));
  });

  it('has the right texts when there are far more of them than are remembered', () => {
    const names = Array.from({ length: 5000 }, (_, number) => `name ${number}`);
    for (const name of names) expect(readRecord(bytesOf({ [name]: name }))).toEqual({ [name]: name });
  });

  it('gets no other prototype by the name of a field', () => {
    const record = readRecord<object>(bytesOf(JSON.parse('{ "__proto__": { "role": "admin" } }')));
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
    expect(record).not.toHaveProperty('role');
  });

  it('is refused where it ends too early', () => {
    const bytes = bytesOf({ petname: 'Bruno' });
    expect(() => readRecord(bytes.subarray(0, 12))).toThrow();
  });
});
