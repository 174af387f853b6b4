import {
  acceptPetOrder,
  anOrderFor,
  cancelPetOrder,
  orderPet,
} from '../../../server/test/fixtures/shop/animal-orders.ts';
import type { Account } from '../../../server/test/harness/accounts.ts';
import type { ServerName } from '../environment/shop-process.ts';
import type { Scenario } from './scenario.ts';
import { NoResponse, requestUntilAnswered } from './shop-request.ts';

/** What becomes of an animal that was given to somebody. */
export interface AdoptionPlan {
  /** Whether its owner changes their mind: then it is the turn of whoever else has asked. */
  readonly isGivenBack: boolean;
  /** Whether all ask for it again after that, and the admins accept all of them once more. */
  readonly isGivenAgain: boolean;
}

/**
 * Several shoppers order the same animal at once, and two admins accept all of them at once, each on
 * another server. Now and then its owner changes their mind, and it is given again.
 */
export async function adoptAnimal(
  scenario: Scenario,
  shoppers: readonly Account[],
  { isGivenBack, isGivenAgain }: AdoptionPlan,
): Promise<void> {
  try {
    const orders = await orderConcurrently(scenario, shoppers);
    await acceptConcurrently(scenario, orders);
    if (!isGivenBack) return;

    await cancelAccepted(scenario, orders);
    if (!isGivenAgain) return;
    // One of them waits again by the first order.
    const again = await orderConcurrently(scenario, shoppers);
    await acceptConcurrently(scenario, [...orders, ...again]);
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    scenario.oracle.timeouts.push(`adoption: ${error.message}`);
  }
}

/** An order, and whose it is. */
interface Order {
  readonly id: string;
  readonly shopper: Account;
}

async function orderConcurrently(scenario: Scenario, shoppers: readonly Account[]): Promise<Order[]> {
  const asked = shoppers.map(async (shopper, seat): Promise<Order[]> => {
    const { data, code } = await send(scenario, shopper, seat, orderPet, {
      input: anOrderFor(scenario.animal),
    });
    scenario.log.record(`adopter ${seat}: ${data ? `ordered ${data.orderPet._id}` : code}`);
    if (!data) return [];
    scenario.oracle.confirmedOrders.add(data.orderPet._id);
    return [{ id: data.orderPet._id, shopper }];
  });
  return (await Promise.all(asked)).flat();
}

async function acceptConcurrently(scenario: Scenario, orders: readonly Order[]): Promise<void> {
  const { admins } = scenario.environment;
  const asked = orders.flatMap(({ id }) =>
    admins.map(async (admin, seat) => {
      const { data, code } = await send(scenario, admin, seat, acceptPetOrder, { id });
      scenario.log.record(`admin ${seat}: accept ${id}: ${data ? 'done' : code}`);
      if (data) scenario.oracle.confirmedAccepts.add(id);
    }),
  );
  await Promise.all(asked);
}

async function cancelAccepted(scenario: Scenario, orders: readonly Order[]): Promise<void> {
  for (const { id, shopper } of orders) {
    if (!scenario.oracle.confirmedAccepts.has(id)) continue;
    scenario.oracle.requestedOrderCancels.add(id);
    const { data, code } = await send(scenario, shopper, 0, cancelPetOrder, { id });
    scenario.log.record(`adopter: cancel ${id}: ${data ? 'done' : code}`);
  }
}

function send(
  { environment, oracle, log }: Scenario,
  { token }: Account,
  seat: number,
  query: string,
  variables: object,
) {
  const via: ServerName = seat % 2 === 0 ? 'A' : 'B';
  return requestUntilAnswered(environment, {
    token,
    query,
    variables,
    via,
    onInternal(message) {
      oracle.internalErrors += 1;
      log.record(`somebody at the animal: ${message}`);
    },
  });
}
