import { GraphQLPositiveInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { textOf } from '../../platform/text/text-of.ts';
import { CartEntry } from '../cart-entries/cart-entry.entity.ts';
import { partsByLine } from '../cart-entries/order-lines.ts';
import type { StoredProblemLine } from '../records/problem.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'Pieces of a line that something is wrong with.' })
export class ProblemLine {
  @Field(() => CartEntry, { description: 'The line.' })
  entry!: CartEntry;

  @Field(() => GraphQLPositiveInt, { description: 'How many of its pieces.' })
  quantity!: number;
}

/** What a request is about, with the lines of its order. */
export function toProblemLines(
  lines: readonly StoredProblemLine[],
  entries: readonly CartEntry[],
): ProblemLine[] {
  const parts = lines.flatMap(({ entryId, quantity }) => {
    const piece = entries.find(({ _id }) => _id === textOf(entryId));
    return piece ? [{ piece, quantity }] : [];
  });
  return partsByLine(parts, entries);
}
