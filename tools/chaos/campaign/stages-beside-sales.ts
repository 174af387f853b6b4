import { seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import { withdrawApplication } from '../../../server/test/fixtures/adoption/applications.ts';
import { payByCard } from '../../../server/test/harness/card.ts';
import { beginDeparture, depart, leave } from '../departures/departure.ts';
import { isAServers, killAtCommand } from '../faults/fail-points.ts';
import { changeGoods } from '../goods/goods-keeper.ts';
import { findHome, type HomeHabits } from '../homes/new-home.ts';
import { plainHabits, purchase } from '../scenario/purchase.ts';
import { listServers, type Scenario } from '../scenario/scenario.ts';
import { requestUntilAnswered } from '../scenario/shop-request.ts';

/** All goods of a run get new prices. */
export async function raiseAllPrices(scenario: Scenario): Promise<void> {
  await changeGoods(scenario, seededRandom(scenario.name), { deeds: ['raise the prices'] });
}

/** A stock is set for all, a piece of each is sold, and then what was set is taken back. */
export async function takeStockBackAfterSale(scenario: Scenario): Promise<void> {
  const [shopper] = scenario.environment.shoppers;
  if (!shopper) throw new Error('There is nobody to shop');
  let edits = 0;
  await changeGoods(scenario, seededRandom(scenario.name), {
    deeds: ['raise the prices', 'raise the prices', 'set the stock', 'take the edit back'],
    async beforeEditing() {
      edits += 1;
      if (edits < 4) return;
      const entries = scenario.products.map((petId) => ({ petId, accessoriesAmount: 1 }));
      const plan = { shopper, who: 'shopper', entries, habits: plainHabits, via: scenario.first };
      await purchase(scenario, plan);
    },
  });
}

/** Both servers die while one of them writes the first part of a list. */
export async function dieOverImport(scenario: Scenario): Promise<void> {
  const { environment } = scenario;
  let killed = Promise.resolve();
  await changeGoods(scenario, seededRandom(scenario.name), {
    deeds: ['import prices'],
    async beforeImporting() {
      const held = { commands: ['update'], collection: 'importchunks' };
      const came = await environment.failPoints.blockNext(held, 10_000);
      killed = came().then(async () => {
        await Promise.all(listServers(environment).map(({ name }) => scenario.kill(name)));
      });
    },
  });
  await killed;
}

const calmly: Partial<HomeHabits> = {
  ...{ ending: 'nothing', isAdoption: false, endsMeanwhile: false, isGivenAgain: false },
};

/** Three families book the same time at once, and admins say yes to all of them at once. */
export async function meetAtOnce(scenario: Scenario): Promise<void> {
  await findHome(scenario, calmly);
}

/** A fee is charged in the moment in which its order is called off. */
export async function payFeeTooLate(scenario: Scenario): Promise<void> {
  const { environment } = scenario;
  await findHome(scenario, {
    ...{ ...calmly, isAdoption: true, pays: true },
    async beforePaying({ id, family, clientSecret }) {
      void environment.proxy.intercept(isAServers('cancel'), async (_call, forward) => {
        await payByCard(environment.proxy.ports.browser, clientSecret);
        return forward();
      });
      await requestUntilAnswered(environment, {
        ...{ token: family.token, query: withdrawApplication, variables: { id }, via: scenario.first },
      });
    },
  });
}

/** An account goes that has had everything. */
export async function goAfterDelivery(scenario: Scenario): Promise<void> {
  await depart(scenario, { course: 'has had it brought' });
}

/** An account asks to go while its payment is open, and then pays. */
export async function goBeforePaying(scenario: Scenario): Promise<void> {
  const { environment, leaver } = scenario;
  const departure = beginDeparture(scenario);
  let secret = '';
  await purchase(scenario, {
    ...{ shopper: leaver, who: 'leaver', contact: leaver.contact, via: scenario.first },
    entries: [{ petId: scenario.staple, accessoriesAmount: 1 }],
    habits: { ...plainHabits, pays: false },
    hooks: {
      onStarted(_paymentId, clientSecret) {
        secret = clientSecret;
      },
      async onWalkedAway() {
        await leave(scenario, departure);
        await payByCard(environment.proxy.ports.browser, secret);
      },
    },
  });
}

/** A server dies over what is left of an account that is gone. */
export async function dieWhileForgetting(scenario: Scenario): Promise<void> {
  await killAtCommand(scenario, { commands: ['delete'], collection: 'mails' });
  await depart(scenario, { course: 'has had it brought' });
}
