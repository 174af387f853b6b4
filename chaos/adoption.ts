import {
  acceptPetOrder,
  anOrderFor,
  cancelPetOrder,
  orderPet,
} from '../server/test/fixtures/animal-orders.ts';
import type { Account } from '../server/test/harness/accounts.ts';
import { ask, NoVerdict } from './ask.ts';
import type { Scene } from './scene.ts';
import type { ServerName } from './shop-process.ts';

/**
 * Several shoppers order the same animal at once, and two admins accept all of them at once, each on
 * another server. Now and then its owner changes their mind, and it is given again.
 */
export async function adoption(
  scene: Scene,
  shoppers: readonly Account[],
  isGivenBack: boolean,
): Promise<void> {
  try {
    const orders = await orderTogether(scene, shoppers);
    await acceptAll(scene, orders);
    if (!isGivenBack) return;

    await cancelAccepted(scene, orders);
    await acceptAll(scene, await orderTogether(scene, shoppers));
  } catch (error) {
    if (!(error instanceof NoVerdict)) throw error;
    scene.witness.unanswered.push(`adoption: ${error.message}`);
  }
}

/** An order, and whose it is. */
interface Order {
  readonly id: string;
  readonly shopper: Account;
}

async function orderTogether(scene: Scene, shoppers: readonly Account[]): Promise<Order[]> {
  const asked = shoppers.map(async (shopper, seat): Promise<Order[]> => {
    const { data, code } = await say(scene, shopper, seat, orderPet, { input: anOrderFor(scene.animal) });
    scene.log.note(`adopter ${seat}: ${data ? `ordered ${data.orderPet._id}` : code}`);
    if (!data) return [];
    scene.witness.ordersSaid.add(data.orderPet._id);
    return [{ id: data.orderPet._id, shopper }];
  });
  return (await Promise.all(asked)).flat();
}

async function acceptAll(scene: Scene, orders: readonly Order[]): Promise<void> {
  const { admins } = scene.world;
  const asked = orders.flatMap(({ id }) =>
    admins.map(async (admin, seat) => {
      const { data, code } = await say(scene, admin, seat, acceptPetOrder, { id });
      scene.log.note(`admin ${seat}: accept ${id}: ${data ? 'done' : code}`);
      if (data) scene.witness.acceptsSaid.add(id);
    }),
  );
  await Promise.all(asked);
}

async function cancelAccepted(scene: Scene, orders: readonly Order[]): Promise<void> {
  for (const { id, shopper } of orders) {
    if (!scene.witness.acceptsSaid.has(id)) continue;
    scene.witness.orderCancelsAsked.add(id);
    const { data, code } = await say(scene, shopper, 0, cancelPetOrder, { id });
    scene.log.note(`adopter: cancel ${id}: ${data ? 'done' : code}`);
  }
}

function say(
  { world, witness, log }: Scene,
  { token }: Account,
  seat: number,
  query: string,
  variables: object,
) {
  const via: ServerName = seat % 2 === 0 ? 'A' : 'B';
  return ask(world, {
    token,
    query,
    variables,
    via,
    onInternal(message) {
      witness.internalErrors += 1;
      log.note(`somebody at the animal: ${message}`);
    },
  });
}
