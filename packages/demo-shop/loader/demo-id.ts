import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/** The same id for the same thing at every run, so that loading twice writes nothing twice. */
export function demoId(
  kind: 'item' | 'user' | 'order' | 'payment' | 'entry' | 'refund' | 'review' | 'promotion',
  key: string,
) {
  return new Types.ObjectId(createHash('sha256').update(`demo ${kind} ${key}`).digest('hex').slice(0, 24));
}
