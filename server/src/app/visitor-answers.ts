import type { AnswerQuestion } from '../pages/page-answers.ts';
import type { RequestContext } from '../users/request-context.ts';
import type { KnownOperations } from './known-operations.ts';
import type { PreparedOperations } from './prepared-operations.ts';

/**
 * Asks the API of this process as the client would, with its own operations.
 *
 * @param asVisitor what the resolvers know of a request in nobody's name
 */
export function visitorAnswers(
  operations: KnownOperations,
  prepared: PreparedOperations,
  asVisitor: () => RequestContext,
): AnswerQuestion {
  return async ({ operation, variables }) => {
    const question = prepared.findByHash(operations.hashOf(operation));
    if (!question?.isPublic) throw new Error(`${operation} is not for visitors`);
    const { data, errors } = await question.execute(asVisitor(), variables);
    if (errors || !data) throw new Error(`${operation} is not answered`, { cause: errors?.[0] });
    return data;
  };
}
