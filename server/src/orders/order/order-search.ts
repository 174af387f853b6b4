import { orderStatuses } from '../../../../domain/orders/order-status.ts';
import { truncateText } from '../../../../domain/text/truncate-text.ts';
import type { Order as Sorting } from '../../database/lists/connection.ts';
import { rangeOf } from '../../database/lists/sort-order.ts';
import { rarestFirst } from '../../platform/text/rarest-first.ts';
import { beginningKey, partKeys, wordsToFind } from '../records/order-keys.ts';
import { PaymentModel } from '../records/payment.entity.ts';
import type { OrderWhere } from './order-where.ts';

/** Which orders to list: of one account, or of all. */
export interface OrderList {
  readonly uid?: string;
  readonly where?: OrderWhere;
}

type Filter = Record<string, unknown>;
type IndexKeys = Readonly<Record<string, 1 | -1>>;

/** What the database is asked for: a filter of payments, and the index that it goes along where that is known. */
export interface OrderQuery {
  readonly filter: Filter;
  readonly hint?: IndexKeys;
}

export const newestFirst: Sorting = { field: 'paymentdate', direction: -1 };

/** Time-out of the queries of a list. */
export const QUERY_TIMEOUT_MS = 10_000;

/** Longest search text that is looked at, and most words of it. */
const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 8;

/** So many orders are few: they are read whole and put in order in memory. */
const FEW = 200;

const byDate = { paymentdate: -1, _id: -1 } as const;
const keyIndex: IndexKeys = { searchKeys: 1, orderStatus: 1, ...byDate };

/** How to read the orders of a list along an index. @returns null where there can be none */
export async function planOrders(list: OrderList): Promise<OrderQuery | null> {
  const search = truncateText(list.where?.search ?? '', MAX_SEARCH_LENGTH);
  const words = wordsToFind(search).slice(0, MAX_WORDS);
  if (words.length > 0) return searchFor(words, list);
  // Letters that all numbers have say nothing; signs that no word has are in no order.
  const isBlank = search.trim() === '' || /[\p{L}\p{N}]/u.test(search);
  return isBlank ? { filter: filterOfOrders(list), hint: indexOf(list) } : null;
}

/**
 * Orders with all words. Where few have one of them, those are read, wherever in a word it stands. What very many have is
 * read by date instead: those in which a word begins so or, where that is as rare, the orders of the shop one after another.
 */
async function searchFor(words: readonly string[], list: OrderList): Promise<OrderQuery | null> {
  const counted = await Promise.all(words.map(countOrdersWith));
  const [rarest] = counted.toSorted((a, b) => a.within - b.within || b.word.length - a.word.length);
  if (rarest?.within === 0) return null;
  const others = (word?: string) => words.filter((other) => other !== word).map(hasPart);
  if (rarest && rarest.within < FEW) {
    return readWhole({ $and: [hasPart(rarest.word), ...others(rarest.word), chosenBy(list)] });
  }
  const beginMany = counted.filter(({ beginnings }) => beginnings === FEW).map(({ word }) => word);
  const [common] = await rarestFirst(beginMany, (word, limit) => countUpTo(limit, hasBeginning(word)));
  if (!common) return { filter: { $and: [filterOfOrders(list), ...others()] }, hint: indexOf(list) };
  // With all states named, the index gives each by date, and the database merges them.
  const filter = { $and: [hasBeginning(common), ...others(common), filterOfOrders(list)] };
  // Of an account or a way of delivery there may be fewer than of the word: the database looks at both.
  const isNarrowed = Boolean(list.uid || list.where?.delivery || list.where?.hasOpenProblem);
  return { filter, ...(!isNarrowed && { hint: keyIndex }) };
}

/** Orders that are read once, for the page and for its count. @param filter of fewer than FEW, but for the words beside */
async function readWhole(filter: Filter): Promise<OrderQuery> {
  const options = { hint: keyIndex, maxTimeMS: QUERY_TIMEOUT_MS };
  const found = await PaymentModel.find(filter, { _id: 1 }, options).lean();
  return { filter: { _id: { $in: found.map(({ _id }) => _id) } }, hint: { _id: 1 } };
}

interface WordCount {
  readonly word: string;
  /** How many orders have it in a word, and how many a word that begins so; both up to FEW. */
  readonly within: number;
  readonly beginnings: number;
}

async function countOrdersWith(word: string): Promise<WordCount> {
  const beginnings = await countUpTo(FEW, hasBeginning(word));
  // The index alone counts beginnings; for parts it has to look at the orders.
  const within = beginnings < FEW ? await countUpTo(FEW, hasPart(word)) : beginnings;
  return { word, within, beginnings };
}

function countUpTo(limit: number, filter: Filter): Promise<number> {
  const options = { limit, hint: keyIndex, maxTimeMS: QUERY_TIMEOUT_MS };
  return PaymentModel.countDocuments(filter, options).exec();
}

function hasPart(word: string): Filter {
  return { searchKeys: { $elemMatch: partKeys(word) } };
}

function hasBeginning(word: string): Filter {
  return { searchKeys: beginningKey(word) };
}

/** What is asked beside the words: whatever has search keys is an order. */
function chosenBy(list: OrderList): Filter {
  const { orderStatus, ...others } = filterOfOrders(list);
  return list.where?.status ? { orderStatus, ...others } : others;
}

/** What the payments of orders have in common, and what is asked of them beside a search. */
function filterOfOrders({ uid, where = {} }: OrderList): Filter {
  return {
    ...(uid !== undefined && { uid }),
    ...(where.delivery && { deliveryMethod: where.delivery }),
    ...(where.hasOpenProblem && { openProblems: { $gt: 0 } }),
    orderStatus: where.status ?? { $in: orderStatuses },
    paymentdate: placedIn(where),
  };
}

function placedIn({ placedFrom, placedTo }: OrderWhere): Filter {
  const all = rangeOf(newestFirst);
  return { $gte: placedFrom ?? all.$gte, ...(placedTo ? { $lt: placedTo } : { $lte: all.$lte }) };
}

function indexOf({ uid, where = {} }: OrderList): IndexKeys {
  if (uid !== undefined) return { uid: 1, ...byDate };
  if (where.hasOpenProblem) return { openProblems: 1, ...byDate };
  return { ...(where.delivery && { deliveryMethod: 1 }), orderStatus: 1, ...byDate };
}
