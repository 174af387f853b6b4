import { z } from 'zod';
import { agreedFee, isSignable, signerName } from '../../../../domain/adoption/agreement.ts';
import { givenPetOrderStates } from '../../../../domain/orders/order-states.ts';
import { agreementText } from '../../../../domain/shop-settings/agreement-text.ts';
import type { ShopSettings } from '../../../../domain/shop-settings/shop-settings.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { checkInput, DomainError } from '../../platform/domain-error.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import type { User } from '../../users/user.entity.ts';
import {
  type PetOrder,
  PetOrderModel,
  type PetOrderRecord,
  toPetOrder,
} from '../pet-orders/pet-order.entity.ts';
import { petOrderRepository } from '../pet-orders/pet-orders.repository.ts';
import type { AdoptionAgreement } from './agreement.entity.ts';

const signRules = z.object({ name: signerName });

/** The agreement about an animal: read before it is signed, and kept as it was signed. */
export class AgreementsService {
  constructor(
    private readonly db: Database,
    private readonly shop: Pick<SettingsSource, 'get'>,
    private readonly audit: Pick<AuditService, 'record'>,
  ) {}

  /** The agreement of an order; null where the animal is nobody's, and nothing was signed. */
  async of(order: PetOrder): Promise<AdoptionAgreement | null> {
    const { agreement, status } = order;
    if (!agreement && !isSignable(status)) return null;
    const settings = await this.shop.get();
    return {
      text: agreement?.text ?? textFor(order, settings),
      checklist: settings.collectionChecklist,
      signedBy: agreement?.name ?? null,
      signedAt: agreement?.at ?? null,
    };
  }

  /**
   * Signs the agreement by name, once: whoever signs again is told what was signed.
   *
   * @param read the text that was read
   * @throws DomainError BAD_USER_INPUT, NOT_FOUND; CONFLICT where the animal is nobody's, or the text has changed since
   */
  sign(id: string, typed: unknown, read: string | null | undefined, viewer: User): Promise<PetOrder> {
    const { name } = checkInput(signRules, { name: typed });
    return this.db.transaction(async (session) => {
      const order = await petOrderRepository.getOwn(id, viewer, session);
      if (order.agreement) return toPetOrder(order);
      requireSignable(order);
      const text = textFor(toPetOrder(order), await this.shop.get(session));
      if (typeof read === 'string' && read !== text) {
        throw new DomainError('CONFLICT', 'The agreement has changed meanwhile. Please read it again.');
      }
      const agreement = { name, at: databaseClock.now(), text };
      // Whoever calls the order off meanwhile writes the same record, and one of the two begins anew.
      const unsigned = { _id: order._id, status: { $in: [...givenPetOrderStates] } };
      await PetOrderModel.updateOne(unsigned as object, { $set: { agreement } }, { session });
      if (order.uid !== viewer.uid) await this.record(order, viewer, session);
      return toPetOrder({ ...order, agreement });
    });
  }

  private record(
    { _id, petname }: PetOrderRecord,
    actor: User,
    session: Parameters<AuditService['record']>[1],
  ): Promise<void> {
    const changes = [{ field: 'agreement', before: null, after: 'signed' }];
    const subject = { subject: 'pet_order', subjectId: _id.toHexString(), subjectName: petname } as const;
    return this.audit.record({ actor, action: 'sign_agreement', ...subject, changes }, session);
  }
}

/** @throws DomainError CONFLICT */
function requireSignable({ status }: PetOrderRecord): void {
  if (isSignable(status)) return;
  throw new DomainError('CONFLICT', 'The agreement is signed once the animal is yours');
}

function textFor(order: PetOrder, settings: ShopSettings): string {
  const { username: name, location, petname: animal, petprice } = order;
  return agreementText(settings.adoptionAgreement, {
    ...{ shop: settings.name, shopAddress: settings.address, name, location, animal },
    price: order.fee ? order.fee.cents / 100 : petprice,
    feeState: agreedFee(order),
  });
}
