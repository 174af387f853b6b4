import { join } from 'node:path';
import { errorStatus } from '../../domain/error-codes.ts';
import { projectRoot } from '../../embedded/project-root.ts';
import { addItem, anAnimal, anItem } from '../../server/test/fixtures/items.ts';
import type { Account } from '../../server/test/harness/accounts.ts';
import type { Shop } from '../../server/test/harness/shop.ts';
import type { Verdict } from './judge.ts';
import { pythonProgram, runToEnd } from './programs.ts';
import { withShop } from './shop.ts';

const version = '4.32.5';
/** Scalars of the schema, and a check that knows the shop's refusals. */
const hooks = join(projectRoot, 'scripts/judges/schemathesis-hooks.py');
/** What an error may carry: our codes, and those that say that the operation is none of the schema. */
const codes = [
  ...Object.keys(errorStatus),
  'GRAPHQL_VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
  'BAD_REQUEST',
];
/** Requests for each operation, at most. */
const EXAMPLES = 25;

/** Makes requests of every shape that the schema allows and looks for answers that no server should give. */
export async function schemathesis(): Promise<Verdict[]> {
  const path = await pythonProgram('schemathesis', version, 'st');
  return withShop({}, async (shop) => {
    const admin = await shop.signUp({ role: 'admin' });
    const shopper = await shop.signUp();
    await addItem(shop, admin.token, anItem());
    await addItem(shop, admin.token, anAnimal());
    const verdicts: Verdict[] = [];
    for (const [who, account] of [['a visitor'], ['a shopper', shopper], ['an admin', admin]] as const) {
      verdicts.push(await judge(path, shop, who, account));
    }
    return verdicts;
  });
}

async function judge(path: string, shop: Shop, who: string, account?: Account): Promise<Verdict> {
  const options = ['--max-examples', String(EXAMPLES), '--seed', '1', '--continue-on-failure'];
  // Two of its checks take every error for a failure; ours, in the hooks, tells refusals from failures.
  const checks = ['--exclude-checks', 'not_a_server_error,positive_data_acceptance'];
  const token = account ? ['-H', `Authorization: Bearer ${account.token}`] : [];
  const { code, output } = await runToEnd(
    path,
    ['run', `${shop.url}/graphql`, ...options, ...checks, ...token],
    600_000,
    { SCHEMATHESIS_HOOKS: hooks, SHOP_ERROR_CODES: JSON.stringify(codes) },
  );
  return {
    judge: `schemathesis, as ${who}`,
    version,
    command: ['st run http://127.0.0.1:PORT/graphql', ...options, ...checks].join(' '),
    isGood: code === 0,
    findings: code === 0 ? summaryOf(output) : output.split('\n').slice(-120),
  };
}

/** What its last lines say of how much it tried. */
function summaryOf(output: string): string[] {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.filter((line) => /^(Selected|Tested): |generated/.test(line));
}
