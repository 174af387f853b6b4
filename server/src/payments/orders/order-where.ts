import { GraphQLDateTime } from 'graphql-scalars';
import type { PipelineStage } from 'mongoose';
import { Field, InputType } from 'type-graphql';
import { entryStatesOf, type OrderStatus } from '../../../../domain/orders/order-status.ts';
import { truncateText } from '../../../../domain/text/truncate-text.ts';
import { accentlessPattern, literally } from '../../platform/text/accentless-pattern.ts';
import { OrderStatusEnum } from './order.entity.ts';

/** Longest search text that is looked at, and most words of it. */
const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 8;

@InputType({ description: 'Which orders: those for which everything holds that is given.' })
export class OrderWhere {
  @Field(() => String, {
    nullable: true,
    description:
      'Words of a number, name, e-mail address, phone number or item; a part of each is enough, case and accents do not count.',
  })
  search?: string | null;

  @Field(() => OrderStatusEnum, { nullable: true, description: 'Only orders in this state.' })
  status?: OrderStatus | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Only those placed at or after this moment.' })
  placedFrom?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Only those placed before this moment.' })
  placedTo?: Date | null;
}

type Match = PipelineStage.Match['$match'];

/** What is asked of payments alone. */
export function matchPlaced({ placedFrom, placedTo }: OrderWhere): Match {
  const range = { ...(placedFrom && { $gte: placedFrom }), ...(placedTo && { $lt: placedTo }) };
  return { paymentdate: { $type: 'date', ...range } };
}

/** What is asked of payments together with their entries, in `entries`; null for nothing. */
export function matchEntries({ search, status }: OrderWhere = {}): Match | null {
  const conditions = [...(status ? [matchStatus(status)] : []), ...wordsIn(search ?? '').map(matchWord)];
  return conditions.length > 0 ? { $and: conditions } : null;
}

function matchStatus(status: OrderStatus): Match {
  const live = { $setDifference: ['$entries.status', ['cancelled']] };
  return { $expr: { $or: entryStatesOf(status).map((states) => ({ $setEquals: [live, states] })) } };
}

function wordsIn(search: string): string[] {
  return truncateText(search, MAX_SEARCH_LENGTH).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

function matchWord(word: string): Match {
  const inText = { $regex: accentlessPattern(word), $options: 'i' };
  const signs = word.replace(/[^\p{L}\p{N}]/gu, '');
  const isOfPhone = /^[\d+()./-]+$/.test(word) && signs !== '';
  return {
    $or: [
      { username: inText },
      { email: inText },
      { 'entries.username': inText },
      { 'entries.petname': inText },
      ...(signs ? [{ number: inBetween(signs, '-?') }] : []),
      ...(isOfPhone
        ? [{ phone: inBetween(signs, '\\D*') }, { 'entries.phone': inBetween(signs, '\\D*') }]
        : []),
    ],
  };
}

/** Signs wherever they stand one after another, with something between them perhaps. */
function inBetween(signs: string, between: string): { readonly $regex: string; readonly $options: 'i' } {
  return { $regex: Array.from(signs, literally).join(between), $options: 'i' };
}
