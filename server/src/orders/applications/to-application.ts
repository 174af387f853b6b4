import { nextStages, stageOf, whoActs } from '../../../../domain/orders/application-stages.ts';
import { toObjectId } from '../../database/object-id.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { PetOrder, PetOrderRecord } from '../pet-orders/pet-order.entity.ts';
import type { PetApplication } from './application.entity.ts';
import { visitCalendarPath } from './visit-file.ts';

/** The application of an order as the API has it; null for an order without one. */
export function toApplication(order: PetOrder): PetApplication | null {
  const { application, status } = order;
  if (!application) return null;
  const {
    answers,
    offered,
    answerBy = null,
    heldUntil = null,
    dueAt = null,
    visitAt: at,
    visitEndsAt: endsAt,
    calendarCode,
  } = application;
  const calendarPath = calendarCode ? visitCalendarPath(textOf(order._id), calendarCode) : null;
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
    chooseBy: stage === 'VISIT_OFFERED' ? dueAt : null,
    visit: at && endsAt ? { at, endsAt, calendarPath } : null,
    order: { ...order, _id: toObjectId(order._id, 'Order') } as PetOrderRecord,
    stored: application,
  };
}
