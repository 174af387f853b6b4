import type { AuditService } from '../audit/audit.service.ts';
import type { AllowPrices } from '../catalogue/pet-editing.service.ts';
import { allowAffair } from '../users/own-affairs.ts';
import { UserModel, type UserRecord } from '../users/user.entity.ts';
import { repeatPlanRepository } from './repeat-plan.repository.ts';

/** Keeps who works in the shop from pricing what their own plans bring them. */
export function ownPlanPrices(audit: AuditService): AllowPrices {
  return async (pets, { uid }, session) => {
    if (!uid) return;
    const planned = await repeatPlanRepository.bringsOneOf(
      uid,
      pets.map(({ _id }) => _id),
      session,
    );
    const own = pets.filter(({ _id }) => planned.has(_id.toHexString()));
    if (own.length === 0) return;
    const actor = await UserModel.findOne({ uid }).session(session).orFail().lean<UserRecord>();
    for (const { _id, petname: subjectName } of own) {
      const about = { subject: 'pet', subjectId: _id.toHexString(), subjectName } as const;
      await allowAffair(actor, { owner: uid, deed: 'price', ...about }, audit, session);
    }
  };
}
