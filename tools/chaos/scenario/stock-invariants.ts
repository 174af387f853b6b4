import { explainsStock, type LedgerMove } from '../../../domain/stock/stock-moves.ts';
import type { Environment } from '../environment/environment.ts';
import type { Violation } from './invariants.ts';
import type { Oracle, RequestedStockChange } from './oracle.ts';

interface StoredMove extends LedgerMove {
  readonly petId: unknown;
  readonly number: number;
  readonly by?: string;
  readonly note?: string;
}

type MovesByItem = ReadonlyMap<string, readonly StoredMove[]>;

/** I31 and I32: the moves of each stock explain it, and are what was said of it. */
export async function findWrongStocks(environment: Environment, oracle: Oracle): Promise<Violation[]> {
  const moves = await movesByItem(environment);
  return [...(await findUnexplained(environment, moves)), ...findContradictions(oracle, moves)];
}

/** What there would be of each product if nothing was ordered: what there was, and what people moved and counted. */
export async function stockWithoutOrders(environment: Environment): Promise<ReadonlyMap<string, number>> {
  const moves = await movesByItem(environment);
  const entries = [...environment.stock].map(([id, stock]) => {
    const entered = (moves.get(id) ?? []).filter(({ by, number }) => by && number > 1);
    return [id, entered.reduce((sum, { quantity }) => sum + quantity, stock)] as const;
  });
  return new Map(entries);
}

async function movesByItem({ db }: Environment): Promise<MovesByItem> {
  const moves = await db.collection<StoredMove>('stockmoves').find().sort({ petId: 1, number: 1 }).toArray();
  return Map.groupBy(moves, ({ petId }) => String(petId));
}

/** I31: the sum of an item's moves is its stock after each of them, and each has the next number. */
async function findUnexplained({ db }: Environment, moves: MovesByItem): Promise<Violation[]> {
  const items = await db.collection('pets').find().toArray();
  return items.flatMap(({ _id, stock = 0, moveCount = 0 }): Violation[] => {
    const own = moves.get(String(_id)) ?? [];
    const isCounted = own.length === moveCount && own.every(({ number }, place) => number === place + 1);
    if (isCounted && explainsStock(own, stock)) return [];
    const said = own
      .map(({ number, quantity, stockAfter }) => `${number}: ${quantity} → ${stockAfter}`)
      .join(', ');
    return [{ rule: 'I31', what: `Item ${_id} has ${stock} pieces after ${moveCount} moves: ${said}` }];
  });
}

/** I32: what the shop said yes to is written as it was said, and nothing else is under its name. */
function findContradictions({ stockChanges }: Oracle, moves: MovesByItem): Violation[] {
  return stockChanges.flatMap((asked): Violation[] => {
    const made = (moves.get(asked.petId) ?? []).filter(({ note }) => note === asked.note);
    const wrong = made.filter((move) => !isAsSaid(move, asked));
    if (wrong.length === 0 && (made.length > 0 || !asked.isConfirmed)) return [];
    const found =
      made.map(({ quantity, stockAfter }) => `${quantity} → ${stockAfter}`).join(', ') || 'nothing';
    return [{ rule: 'I32', what: `"${asked.note}" should be ${JSON.stringify(asked)} and is ${found}` }];
  });
}

function isAsSaid(move: StoredMove, { quantity, stockAfter }: RequestedStockChange): boolean {
  return (quantity ?? move.quantity) === move.quantity && (stockAfter ?? move.stockAfter) === move.stockAfter;
}
