import mongoose from 'mongoose';

const { BSON, ObjectId } = mongoose.mongo;

/** Kinds of values that lists hold, as https://bsonspec.org numbers them. */
const Kind = {
  DOUBLE: 1,
  TEXT: 2,
  RECORD: 3,
  LIST: 4,
  ID: 7,
  TRUTH: 8,
  MOMENT: 9,
  NULL: 10,
  INT: 16,
  LONG: 18,
} as const;

/** Longest text that is looked for among those that were read before, in bytes. */
const SHORT = 20;

/**
 * Texts that come again and again, such as names of fields and of options, each in the place that its bytes add up to:
 * found there, a text is not made anew. Whatever comes next in the same place takes it over.
 */
const places: (string | undefined)[] = new Array(1024).fill(undefined);

/**
 * Reads a record that the driver was asked for with `raw: true`. What comes out is what the driver would have made of
 * it, with half of the work and a third of the garbage: lists are what the shop reads most.
 */
export function readRecord<T>(bytes: Buffer): T {
  return (new RecordReader(bytes).record() ?? BSON.deserialize(bytes)) as T;
}

class RecordReader {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  /** @returns null where it holds a kind of value that is none of ours */
  record(): Record<string, unknown> | null {
    const record: Record<string, unknown> = {};
    const end = this.at + this.bytes.readInt32LE(this.at) - 1;
    this.at += 4;
    while (this.at < end) {
      const kind = this.bytes[this.at++];
      const name = this.name();
      const value = this.value(kind);
      // The second is no field of ours, and would be more than one.
      if (value === undefined || name === '__proto__') return null;
      record[name] = value;
    }
    this.at = end + 1;
    return record;
  }

  /** Stored as a record whose fields are called 0, 1, 2, … */
  private list(): unknown[] | undefined {
    const record = this.record();
    return record ? Object.values(record) : undefined;
  }

  private name(): string {
    const start = this.at;
    let end = start;
    while (this.bytes[end]) end += 1;
    this.at = end + 1;
    return textIn(this.bytes, start, end);
  }

  private value(kind: number | undefined): unknown {
    const { bytes, at: start } = this;
    switch (kind) {
      case Kind.TEXT:
        this.at += 4 + bytes.readInt32LE(start);
        return textIn(bytes, start + 4, this.at - 1);
      case Kind.INT:
        this.at += 4;
        return bytes.readInt32LE(start);
      case Kind.LONG: {
        this.at += 8;
        const number = Number(bytes.readBigInt64LE(start));
        // Others the driver keeps as they are.
        return Number.isSafeInteger(number) ? number : undefined;
      }
      case Kind.DOUBLE:
        this.at += 8;
        return bytes.readDoubleLE(start);
      case Kind.RECORD:
        return this.record() ?? undefined;
      case Kind.LIST:
        return this.list();
      case Kind.ID:
        this.at += 12;
        return new ObjectId(bytes.subarray(start, this.at));
      case Kind.MOMENT:
        this.at += 8;
        return new Date(bytes.readInt32LE(start + 4) * 2 ** 32 + bytes.readUInt32LE(start));
      case Kind.TRUTH:
        this.at += 1;
        return bytes[start] === 1;
      case Kind.NULL:
        return null;
      default:
        return undefined;
    }
  }
}

function textIn(bytes: Buffer, start: number, end: number): string {
  if (end - start > SHORT) return bytes.toString('utf8', start, end);
  let sum = 0;
  for (let at = start; at < end; at++) sum = (Math.imul(sum, 31) + (bytes[at] ?? 0)) | 0;
  const place = sum & (places.length - 1);
  const known = places[place];
  if (known !== undefined && isText(known, bytes, start, end)) return known;

  const text = bytes.toString('utf8', start, end);
  // Letters that are one byte each are compared below without being read.
  if (text.length === end - start) places[place] = text;
  return text;
}

function isText(text: string, bytes: Buffer, start: number, end: number): boolean {
  if (text.length !== end - start) return false;
  for (let at = start; at < end; at++) if (text.charCodeAt(at - start) !== bytes[at]) return false;
  return true;
}
