import type { ClientSession } from 'mongoose';
import { toObjectId } from '../../database/object-id.ts';
import { notFound } from '../../platform/domain-error.ts';
import type { ProblemRecord } from '../records/problem.entity.ts';
import { problemRepository } from './problems.repository.ts';

/**
 * A request.
 *
 * @param own whose it has to be, where not everybody's is asked for
 * @throws DomainError NOT_FOUND, also for somebody else's
 */
export async function getProblem(
  id: string,
  own: { readonly uid?: string },
  session: ClientSession | null,
): Promise<ProblemRecord> {
  const problem = await problemRepository.find({ _id: toObjectId(id, 'Request'), ...own }, session);
  if (!problem) throw notFound('Request');
  return problem;
}
