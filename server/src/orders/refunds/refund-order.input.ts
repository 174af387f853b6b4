import { createHash } from 'node:crypto';
import { GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { optionalDollars } from '../../../../domain/input/number-rules.ts';
import { requiredText } from '../../../../domain/input/required-text.ts';
import { isPrintable } from '../../../../domain/text/visible-text.ts';
import {
  areSomePieces,
  LineQuantityInput,
  linesRule,
  noPieces,
} from '../cart-entries/line-quantity.input.ts';
import { fingerprintRule } from './refund-plan.ts';

@InputType({
  description: 'What of an order goes back: what was paid for some of its entries, or an amount.',
})
export class RefundOrderInput {
  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the lines that are paid back, with the delivery where they are the last; they stay ordered. Without `amount`.',
  })
  entryIds?: string[] | null;

  @Field(() => [LineQuantityInput], {
    nullable: true,
    description: 'Lines, or pieces of them, that are paid back, in place of `entryIds`.',
  })
  lines?: LineQuantityInput[] | null;

  @Field(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description: 'US dollars that go back, for no entry; at most `Order.refundable`. Without `entryIds`.',
  })
  amount?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the delivery goes back with the entries, or by itself; without it, it goes back with the last one.',
  })
  includeDelivery?: boolean | null;

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

  @Field(() => String, {
    nullable: true,
    description:
      '`RefundPreview.fingerprint` of this request: where something else would go back by now, nothing does, and the answer is CONFLICT.',
  })
  fingerprint?: string | null;
}

const fields = z.object({
  entryIds: z.array(z.string()).max(100, 'At most 100 entries').nullish(),
  lines: linesRule,
  amount: optionalDollars(
    { value: 0.01, message: 'More than nothing' },
    { value: 1_000_000, message: 'At most 1,000,000 dollars' },
  ),
  includeDelivery: z.boolean().nullish(),
  reason: requiredText(300),
  requestId: z
    .string()
    .min(1, 'At least 1 character')
    .max(100, 'At most 100 characters')
    .refine(isPrintable, 'Only characters that can be shown')
    .nullish(),
  fingerprint: fingerprintRule,
});

type Fields = Omit<z.infer<typeof fields>, 'reason'>;

function isOneOfTwo({ entryIds, lines, amount, includeDelivery }: Fields): boolean {
  const hasLines = Boolean(entryIds?.length || lines) || includeDelivery === true;
  return hasLines !== (amount !== undefined);
}

/** Pieces of lines are named in one way. */
function isNamedOnce({ entryIds, lines }: Fields): boolean {
  return !(entryIds?.length && lines);
}

function eitherOr(field: string) {
  return { path: [field], error: 'Either entries or an amount' };
}

const namedTwice = { path: ['lines'], error: 'Either lines or entries' };

const rules = fields
  .refine(isOneOfTwo, eitherOr('entryIds'))
  .refine(isOneOfTwo, eitherOr('amount'))
  .refine(isNamedOnce, namedTwice);

/** Nobody has to say why before they see what would go back. */
const withoutReason = fields
  .omit({ reason: true })
  .refine(isOneOfTwo, eitherOr('entryIds'))
  .refine(isOneOfTwo, eitherOr('amount'))
  .refine(isNamedOnce, namedTwice);

/** Lines are called the same wherever pieces of them are chosen. */
const hasPieces = ({ input }: { readonly input: Fields }) => areSomePieces(input.lines);

export const previewRules = z.object({ input: withoutReason }).refine(hasPieces, noPieces);
export const refundRules = z.object({ input: rules }).refine(hasPieces, noPieces);
export type RefundWanted = z.infer<typeof rules>;

/** Two requests are the same when the same person asks for the same, whatever they call it. */
export function hashOf(
  { entryIds, lines, amount, includeDelivery, reason }: RefundWanted,
  uid: string,
): string {
  const ids = (entryIds ?? []).map((id) => id.toLowerCase()).sort();
  // Those that leave the delivery to the rule hash as they did before it could be chosen.
  const delivery = includeDelivery == null ? [] : [includeDelivery];
  const named = (lines ?? []).map(({ entryId, quantity }) => `${entryId.toLowerCase()} ${quantity ?? ''}`);
  const pieces = named.length > 0 ? [named.sort()] : [];
  return createHash('sha256')
    .update(JSON.stringify([uid, ids, amount ?? null, reason, ...delivery, ...pieces]))
    .digest('hex');
}
