import type { Random } from '../../../packages/demo-shop/seed/seeded-random.ts';
import { confirmPayment } from '../../../server/test/fixtures/shop/checkout.ts';
import type { Account } from '../../../server/test/harness/accounts.ts';
import { payUntilAnswered } from '../scenario/card.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { requestUntilAnswered } from '../scenario/shop-request.ts';

const openAdoptionFee = `mutation ($id: ID!) {
  openAdoptionFee(id: $id) { clientSecret payment { _id } }
}`;

/** A fee that waits for its card. */
export interface OpenedFee {
  /** The order that it is for, and whose that is. */
  readonly id: string;
  readonly family: Account;
  readonly clientSecret: string;
}

/** Whoever an animal was given to, and where a fault intervenes. */
export interface FeePayer {
  readonly id: string;
  readonly family: Account;
  readonly hook?: ((fee: OpenedFee) => Promise<void>) | undefined;
}

/** A fee is opened in two tabs at once, paid by a card, and mostly reported. */
export async function payFee(scenario: Scenario, random: Random, payer: FeePayer): Promise<void> {
  const { environment, first, second, log } = scenario;
  const { token } = payer.family;
  const reports = random.chance(0.7);
  const tabs = [first, second].map((via) =>
    requestUntilAnswered(environment, { token, query: openAdoptionFee, variables: { id: payer.id }, via }),
  );
  const opened = (await Promise.all(tabs)).flatMap(({ data }) => data?.openAdoptionFee ?? []);
  log.record(`fee of ${payer.id}: opened in ${opened.length} tabs`);
  const [fee] = opened;
  if (!fee) return;
  await payer.hook?.({ ...payer, clientSecret: fee.clientSecret });
  const { intent, error } = await payUntilAnswered(scenario, fee.clientSecret);
  log.record(`fee of ${payer.id}: Stripe says ${intent?.status ?? error?.message}`);
  if (!reports) return;
  const variables = { id: fee.payment._id };
  const told = await requestUntilAnswered(environment, {
    ...{ token, query: confirmPayment, variables, via: first },
  });
  log.record(`fee of ${payer.id}: the shop says ${told.data?.confirmPayment.status ?? told.code}`);
}
