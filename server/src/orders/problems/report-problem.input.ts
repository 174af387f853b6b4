import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { ProblemAnswer, ProblemKind, ProblemWish } from '../../../../domain/orders/problems.ts';

registerEnumType(ProblemAnswer, {
  name: 'ProblemAnswer',
  description: 'What the shop does about a request.',
  valuesConfig: {
    REFUND: { description: 'Gives back what was paid for the pieces.' },
    SEND_AGAIN: { description: 'Sends the same pieces once more, from the stock and without a charge.' },
    REFUSE: { description: 'Answers with words alone.' },
  },
});

@InputType({ description: 'What is wrong with pieces of a line that came.' })
export class ReportProblemInput {
  @Field(() => ID, { description: 'Id of the line.' })
  entryId!: string;

  @Field(() => ProblemKind, { description: 'What is wrong.' })
  kind!: ProblemKind;

  @Field(() => Int, { description: 'How many of its pieces, at most `ReportableLine.quantity`.' })
  quantity!: number;

  @Field(() => ProblemWish, { description: 'What is wanted.' })
  wish!: ProblemWish;

  @Field(() => String, { nullable: true, description: 'More about it, at most 1000 characters.' })
  text?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'That nobody has opened it: without it food that does not suit does not come back.',
  })
  isUnopened?: boolean | null;
}

@InputType({ description: 'What the shop does about a request, and says.' })
export class AnswerProblemInput {
  @Field(() => ProblemAnswer, { description: 'What is done.' })
  answer!: ProblemAnswer;

  @Field(() => String, {
    nullable: true,
    description: 'A word to the shopper, who is mailed it, at most 1000 characters; a refusal has one.',
  })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Of REFUND, `RefundPreview.fingerprint` of problemPreview: where something else would go back by now, nothing is done, and the answer is CONFLICT.',
  })
  fingerprint?: string | null;
}
