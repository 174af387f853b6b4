interface TestedShop {
  readonly url: string;
  /** Where the bundled Stripe answers. */
  readonly stripePort: string;
  /** Where its database answers, for tests that have days pass. */
  readonly mongoPort: string;
}

/** Says which shop a worker tests; workers inherit the environment of the process that opened the shops. */
export function nameShop(worker: number, { url, stripePort, mongoPort }: TestedShop): void {
  process.env[`SHOP_URL_${worker}`] = url;
  process.env[`STRIPE_PORT_${worker}`] = stripePort;
  process.env[`MONGO_PORT_${worker}`] = mongoPort;
}

/** The shop that this worker tests, by Playwright's number for it; undefined in the process that opens the shops. */
export function shopOfWorker(): TestedShop | undefined {
  const { SHOP_URL, STRIPE_PORT, MONGO_PORT, TEST_PARALLEL_INDEX: worker } = process.env;
  const url = SHOP_URL ?? process.env[`SHOP_URL_${worker}`];
  if (!url) return undefined;
  return {
    url,
    stripePort: process.env[`STRIPE_PORT_${worker}`] ?? STRIPE_PORT ?? '12111',
    mongoPort: process.env[`MONGO_PORT_${worker}`] ?? MONGO_PORT ?? '27117',
  };
}

/** @throws Error where there is no shop to test */
export function testedShop(): TestedShop {
  const shop = shopOfWorker();
  if (!shop) throw new Error('SHOP_URL does not name a shop to test.');
  return shop;
}
