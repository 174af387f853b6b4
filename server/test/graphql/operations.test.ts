import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../packages/local-stack/system/project-root.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
/** Names of all that /metrics prints. */
let printed: string[];

beforeAll(async () => {
  shop = await startShop();
  await shop.gql('{ pets { totalCount } }');
  const answer = await fetch(`${shop.url}/metrics`);
  printed = [...(await answer.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
});
afterAll(() => shop.stop());

const read = (path: string) => readFile(join(projectRoot, path), 'utf8');

test('every figure that the server prints is explained in the manual of operations', async () => {
  const [, table = ''] = /\n### Figures\n([\s\S]*?)\n#/.exec(await read('docs/operations.md')) ?? [];
  const explained = [...table.matchAll(/^\| (.*?) \| /gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w*]+)`/g)].map(([, name = '']) => new RegExp(`^${name.replaceAll('*', '\\w*')}$`)),
  );
  expect(printed.length).toBeGreaterThan(30);
  expect(printed.filter((name) => !explained.some((pattern) => pattern.test(name)))).toEqual([]);
  // The shop's own are explained one by one.
  const own = explained.filter(({ source }) => source.startsWith('^petshop_'));
  expect(own.filter((pattern) => !printed.some((name) => pattern.test(name)))).toEqual([]);
});

test('the alerts ask for figures that there are', async () => {
  const alerts = await read('deploy/petshop-alerts.yml');
  const asked = new Set(
    [...alerts.matchAll(/\b((?:petshop|process|nodejs)_[a-z_]+)/g)].map(([, name = '']) => name),
  );
  expect(asked.size).toBeGreaterThan(6);
  const series = printed.flatMap((name) => [name, `${name}_count`, `${name}_bucket`, `${name}_sum`]);
  expect([...asked].filter((name) => !series.includes(name))).toEqual([]);
});

test('the alert on the age of the last comparison fires for an age below zero, too', async () => {
  const [, expression = ''] =
    /alert: PetshopReconciliationStopped\n(?: +#.*\n)* +expr: (.*)\n/.exec(
      await read('deploy/petshop-alerts.yml'),
    ) ?? [];
  expect(expression.split(' or ')).toEqual([
    expect.stringMatching(/^min\(petshop_money_checked_seconds\) > \d+$/),
    expect.stringMatching(/^min\(petshop_money_checked_seconds\) < -\d+$/),
  ]);
});
