import { Types } from 'mongoose';
import type { Environment } from '../environment/environment.ts';
import type { Rule, Violation } from '../scenario/invariants.ts';
import type { Oracle, RequestedEdit, RequestedImport } from '../scenario/oracle.ts';
import { findWrongHistories } from './price-history.ts';

type Document = import('mongoose').mongo.BSON.Document;

/** What must hold of goods that somebody changed while they were sold, once it is quiet: I33 to I35. */
export async function findGoodsViolations(environment: Environment, oracle: Oracle): Promise<Violation[]> {
  const { edits, imports } = oracle;
  const petIds = new Set([...edits, ...imports].flatMap((one) => one.petIds));
  return [
    ...(await Promise.all(edits.map((edit) => wrongEdit(environment, edit)))).flat(),
    ...(await Promise.all(imports.map((one) => wrongImport(environment, one)))).flat(),
    ...(await findWrongHistories(environment, [...petIds])),
  ];
}

/** I33: what the shop said is done is one edit of all of the items; what it did not, is none or one. */
async function wrongEdit({ db }: Environment, edit: RequestedEdit): Promise<Violation[]> {
  const { summary, count, id, isUndone } = edit;
  const petIds = edit.petIds.map((petId) => new Types.ObjectId(petId));
  const made = await db
    .collection('itemedits')
    .find({ summary, 'items.petId': { $in: petIds } })
    .toArray();
  const [record] = made;
  const wrong: Violation[] = [];
  const say = (rule: Rule, what: string) => wrong.push({ rule, what: `"${summary}" ${what}` });
  if (made.length > 1) say('I33', `was done ${made.length} times`);
  if (id && String(record?._id) !== id) say('I33', `was said to be ${id}, and is ${record?._id}`);
  if (record && record.items.length !== count) say('I33', `changed ${record.items.length} items of ${count}`);
  if (isUndone && record?.status !== 'undone')
    say('I35', `was said to be taken back, and is ${record?.status}`);
  const moves = await db
    .collection('stockmoves')
    .find({ petId: { $in: petIds } })
    .toArray();
  return [...wrong, ...wrongMoves(edit, record, moves)];
}

/** I33, I35: the stock of each item moved once by what the edit says, and back by that when it was taken back. */
function wrongMoves(
  { summary, petIds }: RequestedEdit,
  record: Document | undefined,
  moves: readonly Document[],
): Violation[] {
  return petIds.flatMap((petId): Violation[] => {
    const item = record?.items.find((one: Document) => String(one.petId) === petId);
    const by = (item?.after.stock ?? 0) - (item?.before.stock ?? 0);
    const own = moves.filter((move) => String(move.petId) === petId);
    const there = own.filter(({ note }) => note === summary);
    const back = own.filter(({ note }) => note === `Undone: ${summary}`);
    const mayHaveSoldOut = own.some(({ stockAfter }) => stockAfter === 0);
    const isBack =
      record?.status === 'undone'
        ? areMoves(back, -by) || (mayHaveSoldOut && back.every(({ stockAfter }) => stockAfter === 0))
        : back.length === 0;
    const said = `"${summary}" moved ${petId}`;
    return [
      ...(areMoves(there, by)
        ? []
        : [{ rule: 'I33' as const, what: `${said} by ${quantities(there)}, not ${by}` }]),
      ...(isBack ? [] : [{ rule: 'I35' as const, what: `${said} back by ${quantities(back)}, not ${-by}` }]),
    ];
  });
}

/** Whether they are one move of so many pieces, or none of none. */
function areMoves(moves: readonly Document[], by: number): boolean {
  return moves.length === (by === 0 ? 0 : 1) && moves.every(({ quantity }) => quantity === by);
}

function quantities(moves: readonly Document[]): string {
  return moves.map(({ quantity }) => quantity).join(', ') || 'nothing';
}

/** I34: an import that was begun is over, and each of its rows has become one thing. */
async function wrongImport({ db }: Environment, { id, isUndone }: RequestedImport): Promise<Violation[]> {
  const importId = new Types.ObjectId(id);
  const job = await db.collection('itemimports').findOne({ _id: importId });
  if (!job) return [{ rule: 'I34', what: `Import ${id} is gone` }];
  const chunks = await db.collection('importchunks').find({ importId }).toArray();
  const { created, changed, unchanged, bad } = job.counts;
  const waiting = chunks.filter(({ rows }) => rows).length;
  const refused = chunks.reduce((sum, { badRows = [] }) => sum + badRows.length, 0);
  const isWhole = created + changed + unchanged + bad === job.rowCount && bad === refused && waiting === 0;
  const isOver = isUndone ? job.state === 'undone' : job.state === 'done';
  if (isWhole && isOver) return [];
  const counts = JSON.stringify(job.counts);
  const what = `Import ${id} is ${job.state} (${job.problem}): ${counts} of ${job.rowCount} rows, ${refused} refused, ${waiting} parts wait`;
  return [{ rule: 'I34', what }];
}
