import { join } from 'node:path';
import { errorStatus } from '../../domain/errors/error-codes.ts';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { addItem, anAnimal, anItem } from '../../server/test/fixtures/shop/items.ts';
import type { Account } from '../../server/test/harness/accounts.ts';
import type { Shop } from '../../server/test/harness/shop.ts';
import type { CheckResult } from './external-check.ts';
import { pythonProgram, runToEnd } from './programs.ts';
import { withShop } from './shop.ts';

const version = '4.32.5';
/** Scalars of the schema, and a check that knows the shop's error codes. */
const hooks = join(projectRoot, 'tools/external-checks/schemathesis-hooks.py');
/** What an error may carry: our codes, and those that say that the operation is none of the schema. */
const allowedErrorCodes = [
  ...Object.keys(errorStatus),
  'GRAPHQL_VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
  'BAD_REQUEST',
];
/** Requests for each operation, at most. */
const MAX_EXAMPLES = 25;
const optionsFor = (examples: number) => [
  '--max-examples',
  `${examples}`,
  '--seed',
  '1',
  '--continue-on-failure',
  // What an earlier run found is no part of this one, and a busy machine is no finding.
  '--generation-database',
  'none',
  '--suppress-health-check',
  'too_slow',
];
/** Time-out of one run. */
const RUN_TIMEOUT_MS = 600_000;

/** Makes requests of every shape that the schemas allow and looks for answers that no server should give. */
export async function schemathesis(): Promise<CheckResult[]> {
  return withShop({}, async (shop) => {
    const admin = await shop.signUp({ role: 'admin' });
    const shopper = await shop.signUp();
    await addItem(shop, admin.token, anItem());
    await addItem(shop, admin.token, anAnimal());
    const results: CheckResult[] = [];
    for (const [who, account] of [['visitor'], ['shopper', shopper], ['admin', admin]] as const) {
      results.push(await checkGraphql(shop, who, account), await checkRest(shop, who, account));
    }
    return results;
  });
}

function checkGraphql(shop: Shop, who: string, account?: Account): Promise<CheckResult> {
  // Two of its checks take every error for a failure; ours, in the hooks, distinguishes rejections from failures.
  const checks = ['--exclude-checks', 'not_a_server_error,positive_data_acceptance'];
  const env = { SCHEMATHESIS_HOOKS: hooks, SHOP_ERROR_CODES: JSON.stringify(allowedErrorCodes) };
  const asked = { options: [...optionsFor(MAX_EXAMPLES), ...checks], env };
  return runSchemathesis(`schemathesis, as ${withArticle(who)}`, `${shop.url}/graphql`, asked, account);
}

/**
 * Whether the REST paths answer as /openapi.json says.
 *
 * @param examples how many requests to each path at most
 * @throws MissingProgram
 */
export function checkRest(
  shop: Shop,
  who: string,
  account?: Account,
  examples = MAX_EXAMPLES,
): Promise<CheckResult> {
  // What the description can not say is no failure: a phone number with letters, an address that is none.
  const checks = ['not_a_server_error', 'status_code_conformance', 'content_type_conformance'];
  const all = ['--checks', [...checks, 'response_schema_conformance', 'ignored_auth'].join(',')];
  const name = `schemathesis, REST paths as ${withArticle(who)}`;
  const asked = { options: [...optionsFor(examples), ...all] };
  return runSchemathesis(name, `${shop.url}/openapi.json`, asked, account);
}

async function runSchemathesis(
  name: string,
  address: string,
  { options, env = {} }: { readonly options: readonly string[]; readonly env?: NodeJS.ProcessEnv },
  account?: Account,
): Promise<CheckResult> {
  const path = await pythonProgram('schemathesis', version, 'st');
  const token = account ? ['-H', `Authorization: Bearer ${account.token}`] : [];
  const args = ['run', address, ...options, ...token];
  const { code, output } = await runToEnd(path, args, RUN_TIMEOUT_MS, env);
  return {
    check: name,
    version,
    command: ['st run', address.replace(/:\d+/, ':PORT'), ...options].join(' '),
    isGood: code === 0,
    findings: code === 0 ? readSummary(output) : output.split('\n').slice(-120),
  };
}

function withArticle(who: string): string {
  return `${who === 'admin' ? 'an' : 'a'} ${who}`;
}

/** What its last lines say of how much it tried. */
function readSummary(output: string): string[] {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.filter((line) => /^(Selected|Tested): |^\d+ generated/.test(line));
}
