import type { ClientSession } from 'mongoose';
import { type PromotionInput, promotionRules } from '../../../domain/promotions/promotion-rules.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { AuditAction } from '../audit/audit-record.entity.ts';
import { changesBetween } from '../audit/changes.ts';
import type { Database } from '../database/database.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import type { Order, PageRequest } from '../database/lists/connection.ts';
import { type LazyConnection, paginate } from '../database/lists/paginate.ts';
import { toObjectId } from '../database/object-id.ts';
import { checkInput, DomainError, notFound } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';
import { type Promotion, PromotionModel, type PromotionRecord, toPromotion } from './promotion.entity.ts';
import { promotionRepository, type TermsChange } from './promotion-repository.ts';

const newestFirst: Order = { field: 'createdAt', direction: -1 };

/** What admins say of a promotion, and what the audit keeps of it. */
const fields = Object.keys(promotionRules.shape) as (keyof PromotionInput)[];

/** Promotions as admins make, change and end them. How often one is used is for the repository alone. */
export class PromotionsService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
  ) {}

  /** All of them, newest first. */
  list(page: PageRequest): LazyConnection<Promotion> {
    return paginate({ model: PromotionModel, order: newestFirst, toNode: toPromotion }, {}, page);
  }

  /** @throws DomainError BAD_USER_INPUT naming every bad field; CONFLICT for a code that exists */
  add(input: unknown, actor: Actor): Promise<Promotion> {
    const terms = checkInput(promotionRules, input);
    return this.write(async (session) => {
      const made = await promotionRepository.add(terms, session);
      await this.note('add_promotion', null, made, actor, session);
      return made;
    });
  }

  /**
   * Changes what is given of a promotion. Orders that have it keep what it took off them.
   *
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT where the whole would be none, naming every bad field; CONFLICT for
   *   a code that another one has
   */
  update(id: string, input: object, actor: Actor): Promise<Promotion> {
    const _id = toObjectId(id, 'Promotion');
    return this.write(async (session) => {
      const before = await promotionRepository.find(_id, session);
      if (!before) throw notFound('Promotion');
      const terms = checkInput(promotionRules, { ...before, ...withoutUndefined(input) });
      return this.change('update_promotion', before, terms, actor, session);
    });
  }

  /**
   * Takes a promotion out of use; doing it twice changes nothing more.
   *
   * @throws DomainError NOT_FOUND
   */
  end(id: string, actor: Actor): Promise<Promotion> {
    const _id = toObjectId(id, 'Promotion');
    return this.write(async (session) => {
      const before = await promotionRepository.find(_id, session);
      if (!before) throw notFound('Promotion');
      return this.change('end_promotion', before, { isActive: false }, actor, session);
    });
  }

  private async change(
    action: 'update_promotion' | 'end_promotion',
    before: PromotionRecord,
    terms: TermsChange,
    actor: Actor,
    session: ClientSession,
  ): Promise<PromotionRecord> {
    const after = await promotionRepository.change(before._id, terms, session);
    await this.note(action, before, after, actor, session);
    return after;
  }

  private note(
    action: AuditAction,
    before: PromotionRecord | null,
    after: PromotionRecord,
    actor: Actor,
    session: ClientSession,
  ): Promise<void> {
    const subjectId = after._id.toHexString();
    const changes = changesBetween(before, after, fields);
    return this.audit.record(
      { actor, action, subject: 'promotion', subjectId, subjectName: after.code, changes },
      session,
    );
  }

  private async write(body: (session: ClientSession) => Promise<PromotionRecord>): Promise<Promotion> {
    try {
      return toPromotion(await this.db.transaction(body));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('CONFLICT', 'There is a promotion with this code already');
    }
  }
}

function withoutUndefined(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}
