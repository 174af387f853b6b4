import {
  ApplicationMover,
  type ApplicationStage,
  applicationStages,
  canMoveApplication,
  nextStages,
  stageOf,
  statusOfStage,
  whoActs,
} from './application-stages.ts';
import { canMove, type PetOrderStatus, petOrderMoves } from './order-states.ts';

const statuses = Object.keys(petOrderMoves) as PetOrderStatus[];
const movers = Object.values(ApplicationMover);
const pairs = applicationStages.flatMap((from) => applicationStages.map((to) => [from, to] as const));

/** Whether the order of an application may go along with it. */
function mayFollow(from: PetOrderStatus, to: PetOrderStatus): boolean {
  return from === to || canMove(petOrderMoves, from, to);
}

test.each(pairs)('from %s to %s, whoever may, the order may go along', (from, to) => {
  const may = movers.filter((by) => canMoveApplication(from, to, by));
  const isAllowed = may.length > 0;
  expect(isAllowed && !mayFollow(statusOfStage(from), statusOfStage(to))).toBe(false);
  for (const by of movers) expect(nextStages(from, by).includes(to)).toBe(may.includes(by));
});

test('these are all the moves, and who makes them', () => {
  const moves = pairs.flatMap(([from, to]) =>
    movers.filter((by) => canMoveApplication(from, to, by)).map((by) => `${from} ${to} ${by}`),
  );
  const waiting: ApplicationStage[] = [
    'RECEIVED',
    'READING',
    'VISIT_OFFERED',
    'VISIT_BOOKED',
    'VISITED',
    'NO_SHOW',
  ];
  const decided = waiting.flatMap((from) => [
    `${from} APPROVED SHOP`,
    `${from} DECLINED SHOP`,
    `${from} WITHDRAWN SHOPPER`,
    `${from} WITHDRAWN SHOP`,
    `${from} VISIT_OFFERED SHOP`,
  ]);
  expect(moves.toSorted()).toEqual(
    [
      ...decided,
      'RECEIVED READING SHOP',
      'VISIT_OFFERED READING SHOP',
      'VISIT_OFFERED VISIT_BOOKED SHOPPER',
      'VISIT_OFFERED VISIT_BOOKED SHOP',
      'VISIT_BOOKED READING SHOP',
      'VISIT_BOOKED VISIT_OFFERED SHOPPER',
      'VISIT_BOOKED VISIT_BOOKED SHOPPER',
      'VISIT_BOOKED VISIT_BOOKED SHOP',
      'VISIT_BOOKED VISITED SHOP',
      'VISIT_BOOKED NO_SHOW SHOP',
      'APPROVED HANDED_OVER SHOP',
      'APPROVED WITHDRAWN SHOPPER',
      'APPROVED WITHDRAWN SHOP',
      'APPROVED WITHDRAWN CLOCK',
      'NO_SHOW READING SHOP',
      'NO_SHOW VISITED SHOP',
      'HANDED_OVER RETURNED SHOP',
    ].toSorted(),
  );
});

test.each(statuses)('an order that is %s has a stage that agrees, whatever was stored', (status) => {
  for (const stored of [...applicationStages, 'SOMETHING_NEW', undefined]) {
    const stage = stageOf(status, stored);
    expect(statusOfStage(stage)).toBe(status);
    if (stored && applicationStages.some((one) => one === stored && statusOfStage(one) === status)) {
      expect(stage).toBe(stored);
    }
  }
});

test('somebody has to act exactly where somebody can, but for what is at home', () => {
  for (const stage of applicationStages) {
    const canGoOn = movers.some((by) => nextStages(stage, by).length > 0);
    expect(whoActs(stage) !== null).toBe(canGoOn && stage !== 'HANDED_OVER');
  }
});
