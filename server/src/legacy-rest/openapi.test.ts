import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { forAdmins, forShoppers, forVisitors } from '../../test/fixtures/api/rest-paths.ts';
import { openApi } from './openapi.ts';
import { restRoutes } from './rest-routes.ts';

const root = join(__dirname, '../../..');
const { paths, components } = openApi();
const described = Object.entries(paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => `${method} ${path}`),
);

interface Described {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly responses: object;
}

/** Methods and paths that the server's own code gives to express, as the description writes them. */
function routedBySource(): string[] {
  const files = globSync('server/src/**/*.ts', { cwd: root, exclude: (path) => path.endsWith('.test.ts') });
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const routes = texts.flatMap((text) => [
    ...text.matchAll(/\.(get|post|put|delete|patch|all)\(\s*'(\/[^']*)'/g),
  ]);
  return routes.map(([, method, path = '']) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
}

test('every path that the server answers is described, and no other', () => {
  const declared = restRoutes.map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`);
  const forBrowsersAndCrawlers =
    /^(get \/(index\.html|robots\.txt|sitemap.*\.xml|manifest\.webmanifest|mailbox(\.json)?)|post \/mailbox)$/;
  const forMailPrograms = /^(get|post) \/(unsubscribe|contact\/(prove|question)|visits|passport|calendar)\//;
  const routed = routedBySource().filter(
    (route) => !forBrowsersAndCrawlers.test(route) && !forMailPrograms.test(route),
  );
  expect(routed.length).toBeGreaterThan(5);
  expect([...declared, ...routed].toSorted()).toEqual(described.toSorted());
});

test.each([
  ['visitor', forVisitors],
  ['shopper', forShoppers],
  ['admin', forAdmins],
])('the paths for whom is a %s are those of the lists that the tests call them by', (who, listed) => {
  const groupOf = (access: string) => (access === 'visitor' || access === 'shopper' ? access : 'admin');
  const declared = restRoutes.filter(({ access }) => groupOf(access) === who);
  const addresses = listed.map(([method, path]) =>
    `${method} ${path.split('?')[0]}`.replace(/[0-9a-f]{24}/, ':id'),
  );
  expect(declared.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
    addresses.toSorted(),
  );
});

test('every operation has an id of its own, says who may call it, and has an answer for mistakes', () => {
  const operations = Object.values(paths).flatMap((ofPath) => Object.values(ofPath)) as Described[];
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(described.length);
  expect(operations.filter(({ security }) => !Array.isArray(security))).toEqual([]);
  const withoutMistakes = operations.filter(({ responses }) => !/"4\d\d":/.test(JSON.stringify(responses)));
  expect(withoutMistakes).toEqual([]);
});

test('every schema of it is one, and every reference leads somewhere', () => {
  const ajv = new Ajv2020({ strict: false, formats: { binary: true } });
  ajv.addSchema({ $id: 'shop', components });
  const text = JSON.stringify({ paths }).replaceAll('#/components', 'shop#/components');
  const schemas = [...schemasIn(JSON.parse(text))];
  expect(schemas.length).toBeGreaterThan(100);
  for (const schema of schemas) expect(() => ajv.compile(schema)).not.toThrow();
});

test.each(restRoutes.filter(({ body }) => body))(
  '$path says of each field of its body what it may be',
  ({ method, path }) => {
    const operation = paths[path]?.[method] as { requestBody: { content: object } };
    const [{ schema }] = Object.values(operation.requestBody.content);
    const bodies = schema.anyOf ? [schema.anyOf[0], schema.anyOf[1].items] : [schema];
    for (const { properties } of bodies) {
      const fields = Object.entries<object>(properties);
      expect(fields.length).toBeGreaterThan(0);
      expect(fields.filter(([, field]) => Object.keys(field).length === 0)).toEqual([]);
    }
  },
);

function* schemasIn(part: unknown): Generator<object> {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (name === 'schema') yield value;
    else yield* schemasIn(value);
  }
}
