import type { PetOrderStatus } from './order-states.ts';

/*
 * The way of an animal to its new home. An application hangs on an order for an animal, and its stage says more than the
 * order's status: one table for both, which the API, the pages and the database's writes go by.
 */

/** Who moves an application: whoever asked for the animal, the shop, or the time that has passed. */
export const ApplicationMover = { SHOPPER: 'SHOPPER', SHOP: 'SHOP', CLOCK: 'CLOCK' } as const;
export type ApplicationMover = (typeof ApplicationMover)[keyof typeof ApplicationMover];

export const applicationStages = [
  'RECEIVED',
  'READING',
  'VISIT_OFFERED',
  'VISIT_BOOKED',
  'VISITED',
  'APPROVED',
  'HANDED_OVER',
  'RETURNED',
  'DECLINED',
  'WITHDRAWN',
  'NO_SHOW',
] as const;
export type ApplicationStage = (typeof applicationStages)[number];

interface StageRow {
  /** The status of the order in this stage; every status has its stages. */
  readonly status: PetOrderStatus;
  /** Who has to do something next; nobody where it is over. */
  readonly waitsFor: ApplicationMover | null;
  /** Where it may go, and who may move it there. */
  readonly moves: Readonly<Partial<Record<ApplicationStage, readonly ApplicationMover[]>>>;
}

const shop = [ApplicationMover.SHOP] as const;
const both = [ApplicationMover.SHOPPER, ApplicationMover.SHOP] as const;

/** How every application ends that waits for a decision. */
const decisions = { APPROVED: shop, DECLINED: shop, WITHDRAWN: both } as const;

export const applicationTable = {
  RECEIVED: {
    ...{ status: 'pending', waitsFor: 'SHOP' },
    moves: { READING: shop, VISIT_OFFERED: shop, ...decisions },
  },
  READING: { status: 'pending', waitsFor: 'SHOP', moves: { VISIT_OFFERED: shop, ...decisions } },
  VISIT_OFFERED: {
    ...{ status: 'pending', waitsFor: 'SHOPPER' },
    moves: { READING: shop, VISIT_OFFERED: shop, VISIT_BOOKED: both, ...decisions },
  },
  VISIT_BOOKED: {
    ...{ status: 'pending', waitsFor: 'SHOPPER' },
    // Another of the times that were offered moves the visit; who calls has the shop do it.
    moves: {
      ...{ READING: shop, VISIT_OFFERED: both, VISIT_BOOKED: both, VISITED: shop, NO_SHOW: shop },
      ...decisions,
    },
  },
  VISITED: { status: 'pending', waitsFor: 'SHOP', moves: { VISIT_OFFERED: shop, ...decisions } },
  // Who did not come may have had a reason: the shop decides.
  NO_SHOW: {
    ...{ status: 'pending', waitsFor: 'SHOP' },
    moves: { READING: shop, VISIT_OFFERED: shop, VISITED: shop, ...decisions },
  },
  APPROVED: {
    ...{ status: 'approved', waitsFor: 'SHOPPER' },
    // What nobody collects in time goes to the next in line.
    moves: { HANDED_OVER: shop, WITHDRAWN: ['SHOPPER', 'SHOP', 'CLOCK'] },
  },
  HANDED_OVER: { status: 'collected', waitsFor: null, moves: { RETURNED: shop } },
  RETURNED: { status: 'returned', waitsFor: null, moves: {} },
  DECLINED: { status: 'declined', waitsFor: null, moves: {} },
  WITHDRAWN: { status: 'cancelled', waitsFor: null, moves: {} },
} as const satisfies Readonly<Record<ApplicationStage, StageRow>>;

const rows: Readonly<Record<ApplicationStage, StageRow>> = applicationTable;

/** The stage of an order whose status says all that is known of it. */
const stageOfStatus: Readonly<Record<PetOrderStatus, ApplicationStage>> = {
  pending: 'RECEIVED',
  approved: 'APPROVED',
  collected: 'HANDED_OVER',
  declined: 'DECLINED',
  cancelled: 'WITHDRAWN',
  returned: 'RETURNED',
};

/** The status that goes with a stage. */
export function statusOfStage(stage: ApplicationStage): PetOrderStatus {
  return rows[stage].status;
}

/** The stage of an order, whatever was stored: where the two would disagree, the status counts. */
export function stageOf(status: PetOrderStatus, stored: string | undefined): ApplicationStage {
  const stage = applicationStages.find((one) => one === stored);
  return stage && rows[stage].status === status ? stage : stageOfStatus[status];
}

/** Whether somebody may move an application from one stage to another. */
export function canMoveApplication(
  from: ApplicationStage,
  to: ApplicationStage,
  by: ApplicationMover,
): boolean {
  return rows[from].moves[to]?.includes(by) ?? false;
}

/** The stages to which somebody may move an application next. */
export function nextStages(from: ApplicationStage, by: ApplicationMover): ApplicationStage[] {
  return applicationStages.filter((to) => canMoveApplication(from, to, by));
}

/** Who has to do something next. */
export function whoActs(stage: ApplicationStage): ApplicationMover | null {
  return rows[stage].waitsFor;
}
