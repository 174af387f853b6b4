/** Runs the work once, and gives everybody the same promise. */
export function memoizeAsync<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
