import type { ClientSession } from 'mongoose';
import { countedMove, moveProblems, type StockReason } from '../../../domain/stock/stock-moves.ts';
import { MAX_STOCK, stockCountRules, stockMoveRules } from '../../../domain/stock/stock-rules.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { AuditAction } from '../audit/audit-record.entity.ts';
import { type Pet, PetModel } from '../catalogue/pet/pet.entity.ts';
import { type PetRecord, toPet } from '../catalogue/pet/pet-record.ts';
import type { WriteObserver } from '../catalogue/pet/read-your-writes.ts';
import { changeStocks, type StockCause } from '../catalogue/stock/stock-ledger.ts';
import type { Database } from '../database/database.ts';
import { toObjectId } from '../database/object-id.ts';
import { badInput, checkInput, DomainError, notFound } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';

/** What somebody says of pieces that came or went. */
export interface EnteredMove {
  readonly quantity: number;
  readonly reason: StockReason;
  readonly note?: string | null | undefined;
}

/** What somebody counted. */
export interface EnteredCount {
  readonly counted: number;
  /** The stock on the list that was counted by. */
  readonly stockWas?: number | null | undefined;
  readonly note?: string | null | undefined;
}

type Decide = (before: PetRecord) => { readonly quantity: number; readonly cause: StockCause };

/** What people change of the stock of an item, by hand. */
export class StockKeepingService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
    private readonly observer: WriteObserver,
  ) {}

  /**
   * Writes that pieces came or went.
   *
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT for an animal, no pieces, pieces that go the other way than their
   *   reason says, or a reason of the shop's own; OUT_OF_STOCK where more would go than are there
   */
  move(id: string, entered: EnteredMove, actor: Actor): Promise<Pet> {
    const { quantity, note } = checkInput(stockMoveRules, entered);
    const problems = moveProblems(quantity, entered.reason);
    if (Object.keys(problems).length > 0) throw badInput({ ...problems });
    const cause = { reason: entered.reason, by: actor.email, ...(note && { note }) };
    return this.change(id, 'move_stock', () => ({ quantity, cause }), actor);
  }

  /**
   * Writes what was counted. What was sold since the list that was counted by is not counted twice: the difference to
   * that list is what changes the stock, whatever it is by now.
   *
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT for an animal; OUT_OF_STOCK where more were sold meanwhile than are
   *   there
   */
  count(id: string, entered: EnteredCount, actor: Actor): Promise<Pet> {
    const { counted, stockWas, note } = checkInput(stockCountRules, {
      ...entered,
      stockWas: entered.stockWas ?? undefined,
    });
    const decide: Decide = ({ stock = 0 }) => ({
      quantity: countedMove(counted, stockWas ?? stock),
      cause: {
        reason: 'counted',
        by: actor.email,
        ...(note && { note }),
        soldMeanwhile: (stockWas ?? stock) - stock,
      },
    });
    return this.change(id, 'count_stock', decide, actor);
  }

  /** Reads and changes the item in one transaction: a sale in between begins it again. */
  private change(id: string, action: AuditAction, decide: Decide, actor: Actor): Promise<Pet> {
    const _id = toObjectId(id, 'Item');
    return this.db.transaction(async (session) => {
      const before = await PetModel.findById(_id).session(session).lean<PetRecord>();
      if (!before) throw notFound('Item');
      if (before.category === 'pets') throw badInput({ id: 'An animal is one of a kind and has no stock' });
      const { quantity, cause } = decide(before);
      requireRoom(before, quantity);
      const [after] = await changeStocks(
        [{ petId: _id, quantity }],
        cause,
        { where: {} },
        session,
        this.observer,
      );
      if (!after) throw notFound('Item');
      await this.note(action, before, after, { cause, actor }, session);
      return toPet(after);
    });
  }

  private note(
    action: AuditAction,
    { stock }: PetRecord,
    after: PetRecord,
    { cause, actor }: { readonly cause: StockCause; readonly actor: Actor },
    session: ClientSession,
  ): Promise<void> {
    const said = { reason: cause.reason, note: cause.note };
    const changes = [
      { field: 'stock', before: String(stock ?? 0), after: String(after.stock ?? 0) },
      ...Object.entries(said).flatMap(([field, value]) =>
        value ? [{ field, before: null, after: value }] : [],
      ),
    ];
    const subject = { subject: 'pet', subjectId: String(after._id), subjectName: after.petname } as const;
    return this.audit.record({ actor, action, ...subject, changes }, session);
  }
}

/** @throws DomainError OUT_OF_STOCK, BAD_USER_INPUT for more than an item may have */
function requireRoom({ stock = 0, petname }: PetRecord, quantity: number): void {
  if (stock + quantity < 0) throw new DomainError('OUT_OF_STOCK', `Only ${stock} of ${petname} left`);
  if (stock + quantity > MAX_STOCK) throw badInput({ quantity: 'At most 1,000,000 pieces of an item' });
}
