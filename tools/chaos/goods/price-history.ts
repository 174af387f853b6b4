import { Types } from 'mongoose';
import type { Environment } from '../environment/environment.ts';
import type { Rule, Violation } from '../scenario/invariants.ts';

type Document = import('mongoose').mongo.BSON.Document;

/** A price that became another one, in cents. */
interface Step {
  readonly from: number;
  readonly to: number;
}

/** One that something has to have made, and which rule that is; none that may have stayed as it was. */
interface ToldStep extends Step {
  readonly rule: Rule | null;
}

/**
 * I33 to I35: the history of an item has each edit and each import once, forth and back, and nothing else; it leads to what
 * the item costs, and shoppers paid prices that it had.
 */
export async function findWrongHistories(
  environment: Environment,
  petIds: readonly string[],
): Promise<Violation[]> {
  const histories = petIds.map((petId) => wrongHistory(environment, new Types.ObjectId(petId)));
  return (await Promise.all(histories)).flat();
}

async function wrongHistory({ db }: Environment, petId: Types.ObjectId): Promise<Violation[]> {
  const pet = await db.collection('pets').findOne({ _id: petId });
  const audited = await db
    .collection('auditrecords')
    .find({ subjectId: String(petId), action: { $in: ['add_pet', 'update_pet'] } })
    .toArray();
  const steps = audited.flatMap(({ changes }) => changes.filter((one: Document) => one.field === 'petprice'));
  const first = steps.find(({ before }) => before === null);
  const history: Step[] = steps
    .filter((step) => step !== first)
    .map(({ before, after }) => ({ from: centsOf(before), to: centsOf(after) }));
  const told = [...(await editsOf(db, petId)), ...(await importsOf(db, petId))];
  const entries = await db.collection('cartentries').find({ petId }).toArray();
  const shown = new Set([centsOf(first?.after), ...history.map(({ to }) => to)]);
  const now = history.reduce((price, { from, to }) => price + to - from, centsOf(first?.after));
  const unseen = entries.filter(({ petprice }) => !shown.has(centsOf(petprice)));
  return [
    ...contradictions(petId, told, history),
    ...(now === centsOf(pet?.petprice)
      ? []
      : [{ rule: 'I33' as const, what: `${petId} costs ${pet?.petprice}, by its history ${now} cents` }]),
    ...unseen.map(({ _id, petprice }): Violation => {
      return { rule: 'I35', what: `Entry ${_id} is for ${petprice}, which ${petId} never cost` };
    }),
  ];
}

function contradictions(
  petId: Types.ObjectId,
  told: readonly ToldStep[],
  history: readonly Step[],
): Violation[] {
  const left = [...history];
  const take = (step: Step) => {
    const place = left.findIndex(({ from, to }) => from === step.from && to === step.to);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  };
  const missing = told.flatMap((step): Violation[] => {
    if (!step.rule || take(step)) return [];
    return [{ rule: step.rule, what: `${petId} never became ${step.to} from ${step.from} (cents)` }];
  });
  for (const step of told) if (!step.rule) take(step);
  const unexplained = left.map(({ from, to }): Violation => {
    return { rule: 'I33', what: `${petId} became ${to} from ${from} (cents), and nothing tells why` };
  });
  return [...missing, ...unexplained];
}

async function editsOf(db: Environment['db'], petId: Types.ObjectId): Promise<ToldStep[]> {
  const edits = await db
    .collection('itemedits')
    .find({ 'items.petId': petId, status: { $in: ['done', 'undone'] } })
    .toArray();
  return edits.flatMap(({ status, items }) => {
    const { before, after, kept } = items.find((item: Document) => item.petId.equals(petId));
    if (after.petprice === undefined) return [];
    return forthAndBack([before.petprice, after.petprice], 'I33', {
      isBack: status === 'undone',
      isKept: kept !== undefined,
    });
  });
}

async function importsOf(db: Environment['db'], petId: Types.ObjectId): Promise<ToldStep[]> {
  const chunks = await db.collection('importchunks').find({ 'edits.id': petId }).toArray();
  return chunks.flatMap(({ edits, notUndone }) => {
    const { fields } = edits.find(({ id }: Document) => id.equals(petId));
    if (!fields.petprice) return [];
    const isKept = (notUndone ?? []).some(({ id }: Document) => id.equals(petId));
    return forthAndBack(fields.petprice, 'I34', { isBack: notUndone !== undefined, isKept });
  });
}

/** What was changed again since may have kept its price, or only what else was changed of it. */
function forthAndBack(
  [before, after]: readonly [number, number],
  rule: Rule,
  { isBack, isKept }: { readonly isBack: boolean; readonly isKept: boolean },
): ToldStep[] {
  const [from, to] = [centsOf(before), centsOf(after)];
  const back: ToldStep = { from: to, to: from, rule: isKept ? null : 'I35' };
  return [{ from, to, rule }, ...(isBack ? [back] : [])];
}

function centsOf(dollars: unknown): number {
  return Math.round(Number(dollars) * 100);
}
