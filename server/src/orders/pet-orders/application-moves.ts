import { movedApplication, stageBefore, undoneStage } from '../../../../domain/adoption/application.ts';
import {
  type ApplicationMover,
  type ApplicationStage,
  canMoveApplication,
  stageOf,
  statusOfStage,
} from '../../../../domain/orders/application-stages.ts';
import type { PetOrderStatus } from '../../../../domain/orders/order-states.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import type { PetOrderRecord } from './pet-order.entity.ts';
import type { OrderMover } from './pet-orders.repository.ts';
import type { StoredApplication } from './stored-application.entity.ts';

/** The application of an order that goes to a status: to the stage that was said where it is of it, else to what fits. */
export function storedMove(
  order: PetOrderRecord,
  status: PetOrderStatus,
  mover: OrderMover,
): StoredApplication {
  const { to } = mover;
  if (to && statusOfStage(to) === status) {
    checkStage(order, to, mover.by);
    return applicationAt(order, to, mover);
  }
  // What was said is not said to those whom it only concerns; and it is the shop's doing.
  const { message: _message, ...silent } = mover;
  return applicationAt(order, stageIn(status, order, mover), { ...silent, by: 'SHOP' });
}

function stageIn(
  status: PetOrderStatus,
  { application }: PetOrderRecord,
  { isUndo, visitAt, at }: OrderMover,
): ApplicationStage {
  if (status !== 'pending' || !application) return stageOf(status, undefined);
  return isUndo ? undoneStage(application, visitAt !== undefined, at) : stageBefore(application, at);
}

/** The application of an order at a stage, with all that it keeps. */
export function applicationAt(
  { application }: PetOrderRecord,
  to: ApplicationStage,
  { terms, calendarCode, isUndo: _isUndo, ...move }: OrderMover,
): StoredApplication {
  if (!application) throw new Error('an order without an application has no stage');
  return stored({
    household: application.household,
    calendarCode: application.calendarCode ?? calendarCode,
    ...movedApplication(application, { ...move, to }, terms),
  });
}

/** @throws DomainError INVALID_TRANSITION where the table does not lead there */
export function checkStage(
  { status, application }: PetOrderRecord,
  to: ApplicationStage,
  by: ApplicationMover,
): void {
  const from = stageOf(status, application?.stage);
  if (canMoveApplication(from, to, by)) return;
  throw invalidTransition(`An application that is ${stageName(from)} cannot become ${stageName(to)}`);
}

/** "visit offered" */
function stageName(stage: ApplicationStage): string {
  return stage.toLowerCase().replaceAll('_', ' ');
}

/** Without what is not there: the database would have it as null. */
export function stored(application: object): StoredApplication {
  return withoutGaps(application) as StoredApplication;
}

function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(fields.map(([name, one]) => [name, withoutGaps(one)]));
}
