import { errorCodeOf } from '../../../lib/apollo/client.ts';

/** Why a role was not changed, in words for an admin. */
export function roleProblem(error: unknown): string {
  if (errorCodeOf(error) === 'LAST_ADMIN') {
    return 'This is the last admin. Make somebody else an admin first: a shop without one can be run by nobody.';
  }
  return error instanceof Error ? error.message : String(error);
}
