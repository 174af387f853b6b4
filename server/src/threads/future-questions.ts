import { CLOCK_TOLERANCE_MS, DAY_MS } from '../../../domain/durations.ts';
import { ThreadModel } from './thread.entity.ts';
import { ThreadPhotoModel } from './thread-photo.entity.ts';

/** How long a visitor has to prove the address of a question, in milliseconds. */
export const PROVE_MS = 7 * DAY_MS;

/** Questions of a clock that was ahead are kept for their proof, photos and all, from now on for as long as any. */
export async function bringBackQuestions(now: Date): Promise<void> {
  const longest = now.getTime() + PROVE_MS;
  const tooLate = { proveBy: { $gt: new Date(longest + CLOCK_TOLERANCE_MS) } };
  const inTime = { $set: { proveBy: new Date(longest) } };
  await ThreadModel.updateMany({ isProved: false, ...tooLate }, inTime);
  await ThreadPhotoModel.updateMany(tooLate, inTime);
}
