import { DomainError } from '../../platform/domain-error.ts';

/** Times that a chunk is tried before the import is left for somebody to look at. */
export const MAX_FAILURES = 5;

/**
 * Why an import stops before its end; null where the next round tries the same rows again.
 *
 * @param failures how often in a row these rows failed, this time included
 */
export function importProblem(error: unknown, failures: number): string | null {
  const isMistake = error instanceof DomainError;
  // Who shops may have been in the way, or the database away.
  const mayPass = !isMistake || error.code === 'UPSTREAM_UNAVAILABLE';
  if (mayPass && failures < MAX_FAILURES) return null;
  return isMistake ? error.message : 'The shop could not go on with it';
}
