import mongoose from 'mongoose';
import { truncateText } from '../../../../domain/text/truncate-text.ts';
import { isValidDate } from '../valid-date.ts';

const { EJSON } = mongoose.mongo.BSON;

/** Longest text that is made of something that is none. */
const MAX_TEXT_LENGTH = 300;

/** Whatever may be stored, as a text that can be read and sent. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (value instanceof mongoose.mongo.ObjectId) return value.toHexString();
  if (value instanceof Date) return isValidDate(value) ? value.toISOString() : '';
  return truncateText(EJSON.stringify(value), MAX_TEXT_LENGTH);
}
