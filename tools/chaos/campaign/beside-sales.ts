import { depart } from '../departures/departure.ts';
import { findDepartureViolations } from '../departures/departure-invariants.ts';
import { countForgetting, passStragglers } from '../departures/forgetting.ts';
import type { Environment } from '../environment/environment.ts';
import type { Fault } from '../faults/fail-points.ts';
import { findGoodsViolations } from '../goods/goods-invariants.ts';
import { keepGoods } from '../goods/goods-keeper.ts';
import { findHomeViolations } from '../homes/home-invariants.ts';
import { findHome } from '../homes/new-home.ts';
import type { Violation } from '../scenario/invariants.ts';
import type { Oracle } from '../scenario/oracle.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** Those who change goods, take an animal of a shelter home, or leave, beside all who shop. */
export function startBesideSales(scenario: Scenario, fault: Fault): Promise<void>[] {
  return [
    keepGoods(scenario, fault.goods),
    findHome(scenario, fault.home),
    depart(scenario, fault.departure),
  ];
}

/** What must hold of them: I33 to I39. */
export async function findViolationsBesideSales(
  environment: Environment,
  oracle: Oracle,
): Promise<Violation[]> {
  return [
    ...(await findGoodsViolations(environment, oracle)),
    ...(await findHomeViolations(environment, oracle)),
    ...(await findDepartureViolations(environment, oracle)),
  ];
}

/** Imports that are under way, and animals that are kept for nobody any more. */
export async function countUnderWay({ db }: Environment): Promise<number> {
  const imports = { state: { $in: ['running', 'undoing'] } };
  const holds = { 'application.wakeAt': { $lte: new Date() } };
  return (
    (await db.collection('itemimports').countDocuments(imports)) +
    (await db.collection('petorders').countDocuments(holds))
  );
}

/** Whether nothing is left of accounts that were deleted, once nothing else is under way that may write of them. */
export async function areForgotten(environment: Environment): Promise<boolean> {
  await passStragglers(environment);
  return (await countForgetting(environment)) === 0;
}
