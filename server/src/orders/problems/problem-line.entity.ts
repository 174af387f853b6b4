import { GraphQLPositiveInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { textOf } from '../../platform/text/text-of.ts';
import { CartEntry } from '../cart-entries/cart-entry.entity.ts';
import { headOf } from '../cart-entries/line-pieces.ts';
import type { StoredProblemLine } from '../records/problem.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'Pieces of a line that something is wrong with.' })
export class ProblemLine {
  @Field(() => CartEntry, { description: 'The line, as it is now.' })
  entry!: CartEntry;

  @Field(() => GraphQLPositiveInt, { description: 'How many of its pieces.' })
  quantity!: number;
}

/** What a request is about, with the lines of its order. */
export function toProblemLines(
  lines: readonly StoredProblemLine[],
  entries: readonly CartEntry[],
): ProblemLine[] {
  return lines.flatMap(({ entryId, quantity }) => {
    const pieces = entries.find(({ _id }) => _id === textOf(entryId));
    return pieces ? [{ entry: headOf(pieces, entries), quantity }] : [];
  });
}
