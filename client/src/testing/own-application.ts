import { OwnApplicationDocument } from '../features/applications/applications.operations.ts';
import type { OwnApplication } from '../features/applications/use-application.ts';

/** A day in a hundred years, until which everything may wait. */
export const farDay = '2126-11-27T15:00:00.000Z';

/** An application of one's own that has just come, in a shop that asks two questions. */
export function anApplication(changes: Partial<OwnApplication> = {}) {
  return {
    __typename: 'PetApplication' as const,
    ...{ stage: 'RECEIVED', waitsFor: 'SHOP', place: 2, answerBy: farDay, heldUntil: null, chooseBy: null },
    ...{ bookable: [], visit: null, answers: [], typed: [], files: [], timeline: [] },
    questions: [
      { __typename: 'ApplicationQuestion', question: 'Why?', kind: 'TEXT', choices: [] },
      { __typename: 'ApplicationQuestion', question: 'A garden?', kind: 'YES_NO', choices: ['yes', 'no'] },
    ],
    ...changes,
  };
}

/** The order that it hangs on. */
export function anOrder(application: object | null, status = 'PENDING', changes: object = {}) {
  return {
    __typename: 'PetOrder' as const,
    ...{ _id: 'order-1', petId: 'rex', petname: 'Rex', status, username: 'Ada', location: '12 Lane' },
    ...{ phone: '5551234567', orderDate: '2026-11-20T12:00:00.000Z', image: null, application },
    ...{ fee: null, ...changes },
  };
}

/** What the shop answers who opens the page of an order. */
export function answerWith(order: object, maxUsageCount = Number.POSITIVE_INFINITY) {
  return {
    request: { query: OwnApplicationDocument, variables: { id: 'order-1' } },
    result: { data: { petOrder: order } },
    maxUsageCount,
  } as never;
}
