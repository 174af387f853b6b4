import { Field, InputType } from 'type-graphql';
import type { Order, PageRequest } from '../../database/lists/connection.ts';
import { type LazyConnection, paginate } from '../../database/lists/paginate.ts';
import { type OrderProblem, ProblemModel, toProblem } from '../records/problem.entity.ts';
import { problemRepository } from './problems.repository.ts';

@InputType({ description: 'Which requests: those for which everything holds that is given.' })
export class ProblemWhere {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that wait for an answer, or only those that do not.',
  })
  isOpen?: boolean | null;
}

/** The requests of each payment, first ones first. */
export async function problemsOfPayments(paymentIds: readonly string[]): Promise<OrderProblem[][]> {
  const records = await problemRepository.ofPayments(paymentIds);
  return records.map((ofOne) => ofOne.map(toProblem));
}

const oldestFirst: Order = { field: 'createdAt', direction: 1 };

/** A page of what shoppers say is wrong, what waits longest first. */
export function listProblems({ isOpen }: ProblemWhere, page: PageRequest): LazyConnection<OrderProblem> {
  const filter = isOpen == null ? {} : { status: isOpen ? ('open' as const) : { $ne: 'open' as const } };
  return paginate({ model: ProblemModel, order: oldestFirst, toNode: toProblem }, filter, page);
}
