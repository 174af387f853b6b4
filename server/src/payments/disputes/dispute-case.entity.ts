import { GraphQLDateTime, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { isDollars } from '../../../../domain/money/money.ts';
import {
  evidenceLabel,
  type GatheredEvidence,
  whyNoAnswer,
} from '../../../../domain/orders/dispute-evidence.ts';
import { disputeReason } from '../../../../domain/orders/dispute-reasons.ts';
import { type DisputeStatus, disputeStates } from '../../../../domain/orders/dispute-states.ts';
import type { DisputeRecord } from '../../orders/records/dispute.entity.ts';
import { DisputeStatusEnum } from '../../orders/records/dispute-status.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { isValidDate } from '../../platform/valid-date.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A charge that the card’s bank asks about or takes back, and the shop’s answer to it.',
})
export class DisputeCase {
  @Field(() => ID, { description: 'Identifies the dispute.' })
  id!: string;

  @Field(() => DisputeStatusEnum, { description: 'What it is at the bank.' })
  status!: DisputeStatus;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What is disputed, US dollars.' })
  amount!: number;

  @Field(() => String, { description: 'What the shopper told the bank, in a sentence.' })
  reason!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was opened.' })
  openedAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the answer must be there; null where the bank takes none.',
  })
  answerBy!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the shop heard that it was decided; null before, and where that is not known.',
  })
  closedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why submitDisputeEvidence is refused, in a sentence; null where it is not.',
  })
  whyNoAnswer!: string | null;

  @Field(() => Boolean, {
    description: 'Whether evidence is on its way: Stripe did not answer, and is asked again.',
  })
  isSending!: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the shop’s evidence was sent; null where none was, or it was sent in Stripe’s dashboard.',
  })
  evidenceSentAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of who sent it; null where the shop did by itself.',
  })
  evidenceSentBy!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A field of what is sent to a card’s bank.' })
export class DisputeEvidenceField {
  @Field(() => String, { description: 'Stripe’s name of it, such as `shipping_tracking_number`.' })
  name!: string;

  @Field(() => String, { description: 'What the staff call it.' })
  label!: string;

  @Field(() => String, { description: 'What it says.' })
  text!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What of an order is sent to the card’s bank; once it was sent, what that was.',
})
export class DisputeEvidence {
  @Field(() => [DisputeEvidenceField], { description: 'The fields that there is something to say in.' })
  fields!: DisputeEvidenceField[];

  @Field(() => [String], { description: 'What a bank would look for and not find, in sentences.' })
  missing!: string[];
}

/** A record of the database as the staff see it; null where another program wrote what is no dispute. */
export function toDisputeCase(record: DisputeRecord, now: Date): DisputeCase | null {
  const { status, amount, reason, submissions = 0, evidenceSentAt, sendingSince, evidence } = record;
  if (!Object.hasOwn(disputeStates, status)) return null;
  const answerBy = dateOf(record.answerBy);
  const isAnswered = submissions > 0 || evidenceSentAt !== undefined;
  return {
    ...{ id: textOf(record._id), status, amount: isDollars(amount) ? amount : 0 },
    ...{ reason: disputeReason(textOf(reason)), openedAt: dateOf(record.openedAt) ?? new Date(0) },
    ...{ answerBy, closedAt: dateOf(record.closedAt) },
    whyNoAnswer: whyNoAnswer({ status, answerBy, isAnswered }, now),
    isSending: sendingSince !== undefined,
    evidenceSentAt: dateOf(evidenceSentAt),
    evidenceSentBy: (evidenceSentAt && textOf(evidence?.by?.name ?? evidence?.by?.email)) || null,
  };
}

export function toDisputeEvidence({
  fields,
  missing,
}: {
  readonly fields: readonly Pick<DisputeEvidenceField, 'name' | 'text'>[];
  readonly missing: GatheredEvidence['missing'];
}): DisputeEvidence {
  return {
    fields: fields.map(({ name, text }) => ({ name, text, label: evidenceLabel(name) })),
    missing: [...missing],
  };
}

function dateOf(stored: Date | undefined): Date | null {
  return isValidDate(stored) ? stored : null;
}
