import { createHash } from 'node:crypto';
import { GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { optionalDollars } from '../../../../domain/input/number-rules.ts';
import { requiredText } from '../../../../domain/input/required-text.ts';
import { isPrintable } from '../../../../domain/text/visible-text.ts';

@InputType({
  description: 'What of an order goes back: what was paid for some of its entries, or an amount.',
})
export class RefundOrderInput {
  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the entries that are paid back, with the delivery where they are the last; they stay ordered. Without `amount`.',
  })
  entryIds?: string[] | null;

  @Field(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description: 'US dollars that go back, for no entry; at most `Order.refundable`. Without `entryIds`.',
  })
  amount?: number | null;

  @Field(() => String, {
    description: 'Why, in a sentence for the shopper, who is mailed it; at most 300 characters.',
  })
  reason!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Names this request, at most 100 characters: sent again, because its answer was lost, it gives back nothing more. Without it, the same amount for the same reason within ten seconds is one request.',
  })
  requestId?: string | null;
}

const eitherOr = 'Either entries or an amount';

const rules = z
  .object({
    entryIds: z.array(z.string()).max(100, 'At most 100 entries').nullish(),
    amount: optionalDollars(
      { value: 0.01, message: 'More than nothing' },
      { value: 1_000_000, message: 'At most 1,000,000 dollars' },
    ),
    reason: requiredText(300),
    requestId: z
      .string()
      .min(1, 'At least 1 character')
      .max(100, 'At most 100 characters')
      .refine(isPrintable, 'Only characters that can be shown')
      .nullish(),
  })
  .superRefine(({ entryIds, amount }, context) => {
    if (Boolean(entryIds?.length) !== (amount !== undefined)) return;
    for (const field of ['entryIds', 'amount'])
      context.addIssue({ code: 'custom', path: [field], message: eitherOr });
  });

export const refundRules = z.object({ input: rules });
export type RefundWanted = z.infer<typeof rules>;

/** Two requests are the same when the same person asks for the same, whatever they call it. */
export function hashOf({ entryIds, amount, reason }: RefundWanted, uid: string): string {
  const ids = (entryIds ?? []).map((id) => id.toLowerCase()).sort();
  return createHash('sha256')
    .update(JSON.stringify([uid, ids, amount ?? null, reason]))
    .digest('hex');
}
