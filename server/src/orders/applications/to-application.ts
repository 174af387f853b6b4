import { nextStages, stageOf, whoActs } from '../../../../domain/orders/application-stages.ts';
import { toObjectId } from '../../database/object-id.ts';
import type { PetOrder, PetOrderRecord } from '../pet-orders/pet-order.entity.ts';
import type { PetApplication } from './application.entity.ts';

/** The application of an order as the API has it; null for an order without one. */
export function toApplication(order: PetOrder): PetApplication | null {
  const { application, status } = order;
  if (!application) return null;
  const {
    answers,
    offered,
    answerBy = null,
    heldUntil = null,
    visitAt: at,
    visitEndsAt: endsAt,
  } = application;
  const stage = stageOf(status, application.stage);
  return {
    ...{
      stage,
      answers,
      offered,
      heldUntil,
      waitsFor: whoActs(stage),
      nextStages: nextStages(stage, 'SHOP'),
    },
    answerBy: whoActs(stage) === 'SHOP' ? answerBy : null,
    visit: at && endsAt ? { at, endsAt } : null,
    order: { ...order, _id: toObjectId(order._id, 'Order') } as PetOrderRecord,
    stored: application,
  };
}
