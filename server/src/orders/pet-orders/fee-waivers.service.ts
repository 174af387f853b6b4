import { staffReasonRules } from '../../../../domain/adoption/application-questions.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { checkInput } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';
import type { FeeMoney } from './fee-money.ts';
import { waiveFee } from './order-fee.ts';
import { type PetOrder, toPetOrder } from './pet-order.entity.ts';
import { petOrderRepository } from './pet-orders.repository.ts';
import type { PetOrdersService } from './pet-orders.service.ts';

/** Asks for no adoption fee where the staff have a reason. */
export class FeeWaiversService {
  constructor(
    private readonly db: Database,
    private readonly orders: Pick<PetOrdersService, 'allow'>,
    private readonly audit: Pick<AuditService, 'record'>,
    private readonly fees: Pick<FeeMoney, 'follow'>,
  ) {}

  /**
   * Waives a fee that is due. A payment that is open is called off; what is charged all the same goes back.
   *
   * @throws DomainError BAD_USER_INPUT, NOT_FOUND; FORBIDDEN for staff whose own order it is; CONFLICT where none is due
   */
  async waive(id: string, input: unknown, staff: User): Promise<PetOrder> {
    const { reason } = checkInput(staffReasonRules, { reason: input });
    const waived = await this.db.transaction(async (session) => {
      await this.orders.allow(id, 'waive the fee of', staff, session);
      const order = await petOrderRepository.getOwn(id, staff, session);
      const moved = await waiveFee(order, reason, databaseClock.now(), session);
      const about = { subject: 'pet_order', subjectId: id, subjectName: order.petname } as const;
      const changes = [{ field: 'fee', before: 'due', after: 'waived' }];
      const deed = { actor: staff, action: 'waive_adoption_fee', ...about, changes } as const;
      await this.audit.record(deed, session);
      return moved;
    });
    await this.fees.follow(waived);
    return toPetOrder(waived.order);
  }
}
