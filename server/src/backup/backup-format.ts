import { createHash } from 'node:crypto';
import mongoose from 'mongoose';

/**
 * The shape of a backup file.
 *
 * One line of plain text that says what it is, then a gzip stream. Inside stand BSON documents, each
 * with its length in front as BSON has it: a header; per collection and per file a section, which is its
 * name, its documents and four zero bytes; and a trailer with what was counted. A file without its
 * trailer was cut off. Documents are the database's own bytes, so no type is lost on the way.
 */
export const FORMAT_VERSION = 1;

export const firstLine = (version: number) => `petshop backup, format ${version}\n`;
export const firstLinePattern = /^petshop backup, format (\d+)\n/;
/** Bytes within which the first line must end. */
export const MAX_FIRST_LINE_BYTES = 64;

/** Ends a section: no BSON document is that short. */
export const sectionEnd = Buffer.alloc(4);

export interface Header {
  /** The moment of the database that the backup shows. */
  readonly takenAt: Date;
  readonly database: string;
}

export type SectionKind = 'collection' | 'file';

/** What a section begins with. */
export interface SectionHead {
  readonly kind: SectionKind;
  readonly name: string;
  /** How the collection was made, where it is more than a name. */
  readonly options?: mongoose.mongo.BSON.Document;
}

/** What the trailer says of a section. */
export interface SectionSum {
  readonly kind: SectionKind;
  readonly name: string;
  /** Documents of a collection; pieces of a file. */
  readonly count: number;
  /** Of the section's documents, hexadecimal. */
  readonly sha256: string;
}

export interface Trailer {
  readonly sections: readonly SectionSum[];
}

const { BSON } = mongoose.mongo;

export function encode(value: object): Buffer {
  return Buffer.from(BSON.serialize(value as mongoose.mongo.BSON.Document));
}

export function decode<T>(bytes: Uint8Array): T {
  return BSON.deserialize(bytes, { promoteBuffers: true }) as T;
}

/** Adds up the documents of a section as they pass. */
export class SectionTally {
  private count = 0;
  private readonly hash = createHash('sha256');

  constructor(private readonly head: SectionHead) {}

  add(document: Uint8Array): void {
    this.count += 1;
    this.hash.update(document);
  }

  sum(): SectionSum {
    const { kind, name } = this.head;
    return { kind, name, count: this.count, sha256: this.hash.digest('hex') };
  }
}
