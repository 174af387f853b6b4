/** Work took longer than its time-out. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';

  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
  }
}

/** @throws what the work throws; TimeoutError when it takes longer, though it is not cancelled */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError(milliseconds)), milliseconds);
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
