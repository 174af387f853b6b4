import { Field, InputType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { problemRules } from '../../../../domain/input/problem-rules.ts';
import { ProblemAnswer, ProblemKind, ProblemWants } from '../../../../domain/orders/problems.ts';
import {
  areSomePieces,
  LineQuantityInput,
  lineRule,
  noPieces,
  someLinesOf,
} from '../cart-entries/line-quantity.input.ts';

registerEnumType(ProblemAnswer, {
  name: 'ProblemAnswer',
  description: 'What the shop does about a request.',
  valuesConfig: {
    REFUND: { description: 'Gives back what was paid for the pieces.' },
    SEND_AGAIN: { description: 'Sends the same pieces once more, from the stock and without a charge.' },
    REFUSE: { description: 'Answers with words alone.' },
  },
});

@InputType({ description: 'What is wrong with pieces of an order that came.' })
export class ReportProblemInput {
  @Field(() => [LineQuantityInput], {
    description:
      'The lines, at most `ReportableLine.quantity` pieces of each; all that can be reported of one, without a quantity.',
  })
  lines!: LineQuantityInput[];

  @Field(() => ProblemKind, { description: 'What is wrong.' })
  kind!: ProblemKind;

  @Field(() => ProblemWants, { description: 'What is wanted.' })
  wants!: ProblemWants;

  @Field(() => String, { nullable: true, description: 'More about it, at most 1000 characters.' })
  text?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'That nobody has opened it: without it food that does not suit does not come back.',
  })
  isUnopened?: boolean | null;
}

/** What is wrong, and with which lines. Pieces that are none are named by the plain name of the lines as well. */
export const reportRules = z
  .object({ input: problemRules.extend({ lines: someLinesOf(lineRule) }) })
  .refine(({ input }) => areSomePieces(input.lines), noPieces);
