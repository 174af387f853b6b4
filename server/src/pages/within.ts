/** How long a page waits for what the database knows of it, in milliseconds. */
const PATIENCE = 2000;

/** @throws what the work throws; an Error where it takes longer than a page waits */
export async function within<T>(work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
