/** Something took longer than it was given. */
export class NoAnswerInTime extends Error {
  override name = 'NoAnswerInTime';

  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
  }
}

/** @throws what the work throws; NoAnswerInTime where it takes longer than so many milliseconds, though it goes on by itself */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NoAnswerInTime(milliseconds)), milliseconds);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
