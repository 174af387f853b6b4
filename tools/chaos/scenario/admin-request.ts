import type { Random } from '../../../packages/demo-shop/seed/seeded-random.ts';
import type { ServerName } from '../environment/shop-process.ts';
import type { Scenario } from './scenario.ts';
import { requestUntilAnswered, type ShopResponse } from './shop-request.ts';

/** An order that an admin handles. */
export interface Handled {
  /** Of whoever ordered it. */
  readonly token: string;
  readonly number: string;
  readonly paymentId: string;
  readonly entryIds: readonly string[];
  readonly isDisputed: boolean;
  /** What goes on beside the deeds. */
  readonly beside: Promise<void>[];
}

/** How a deed is done. */
export interface Manner {
  readonly random: Random;
  readonly via: ServerName;
  readonly requestId: string;
}

/** What an admin asks the shop for; it may be a double click, on both servers at once. */
export async function ask(
  scenario: Scenario,
  deed: string,
  { random, via: usual }: Manner,
  query: string,
  variables: object,
): Promise<ShopResponse[]> {
  const servers: readonly ServerName[] = random.chance(0.4) ? ['A', 'B'] : [usual];
  const { environment, oracle, log } = scenario;
  const admin = random.pick(environment.admins);
  return Promise.all(
    servers.map(async (via) => {
      const response = await requestUntilAnswered(environment, {
        ...{ token: admin.token, query, variables, via },
        onInternal(message) {
          oracle.internalErrors += 1;
          log.record(`admin: ${message}`);
        },
      });
      const { data, code, message } = response;
      log.record(`admin, ${via}: ${deed}: ${data ? 'done' : `${code} ${message}`}`);
      return response;
    }),
  );
}
