import { plainHabits, purchase } from '../scenario/purchase.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** What is done in a fixed order, without a fault, where a campaign meets that order by luck alone. */
export type Stage = (scenario: Scenario) => Promise<void>;

/** The shop notes a dispute, then the order is cancelled, and then the bank gives the money back. */
export async function giveBackAfterCancelling(scenario: Scenario): Promise<void> {
  const [shopper] = scenario.environment.shoppers;
  const [petId] = scenario.products;
  if (!shopper) throw new Error('There is nobody to shop');
  await purchase(scenario, {
    shopper,
    who: 'shopper',
    entries: [{ petId, accessoriesAmount: 1 }],
    habits: { ...plainHabits, cancelsAfter: 'all', dispute: 'won', waitsForDispute: true },
    via: scenario.first,
  });
}
