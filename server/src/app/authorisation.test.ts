import { globSync, readFileSync } from 'node:fs';
import { OperationTypeNode } from 'graphql';
import type { Role } from '../../../domain/permissions.ts';
import {
  type AuthorisationPrincipal,
  authorisationRows,
} from '../../test/fixtures/api/authorisation-page.ts';
import {
  adminOperationsOf,
  callOf,
  type Operation,
  operationsOf,
  selectionOf,
} from '../../test/fixtures/api/operations.ts';
import {
  aViewer,
  type ShopWithoutDatabase,
  startShopWithoutDatabase,
} from '../../test/fixtures/api/shop-without-database.ts';
import { openApi } from '../legacy-rest/openapi.ts';
import { buildShopSchema } from './apollo-server.ts';

/*
 * Who may call what: each operation of docs/authorisation.md by each of its columns. What belongs to one account alone
 * is tried with records, and paths with tokens, in server/test/security/authorisation.test.ts.
 */

const operations = operationsOf(buildShopSchema());
const refusals = ['UNAUTHENTICATED', 'FORBIDDEN'];

let shop: ShopWithoutDatabase;
beforeAll(async () => {
  shop = await startShopWithoutDatabase();
});
afterAll(() => shop.stop());

/** Fields that ask for a permission, as the resolvers declare them: `Order.mails`. */
function guardedFields(): string[] {
  return globSync('server/src/**/*.resolver.ts').flatMap((file) => {
    const parts = readFileSync(file, 'utf8').split(/@Resolver\(\(\) => (\w+)\)/);
    return parts.flatMap((text, place) => {
      if (place === 0 || place % 2 === 1) return [];
      const fields = text.matchAll(
        /@Authorized\('\w+'\)\s+@FieldResolver\(([\s\S]*?)\n {2}(?:async )?(\w+)\(\s*@Root/g,
      );
      return [...fields].map(([, options = '', method]) => {
        const [, name = method] = options.match(/name: '(\w+)'/) ?? [];
        return `${parts[place - 1]}.${name}`;
      });
    });
  });
}

it('has a row for every operation, every path that is described, and every field for staff alone', () => {
  const paths = Object.entries(openApi().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const names = [...operations.map(({ name }) => name), ...paths, ...guardedFields()];
  expect([...authorisationRows.keys()].toSorted()).toEqual([...new Set(names)].toSorted());
});

it.each<[AuthorisationPrincipal, Role | null]>([
  ['visitor', null],
  ['another shopper', 'regular'],
  ['staff', 'staff'],
  ['admin', 'admin'],
])('lets the %s call what the rows say, and refuses the rest before anything is read', async (who, role) => {
  const asked = operations.filter(({ name }) => role === null || !belongsToOneAccount(name));
  const answered: string[] = [];
  for (const operation of asked) {
    const { code = '' } = await shop.gql(callOf(operation), {}, role && aViewer(role));
    if (!refusals.includes(code)) answered.push(operation.name);
  }
  const allowed = asked.filter(({ name }) => authorisationRows.get(name)?.[who]);
  expect(answered).toEqual(allowed.map(({ name }) => name));
});

/** Whether it takes a record to tell who may. */
function belongsToOneAccount(name: string): boolean {
  const row = authorisationRows.get(name);
  return row?.shopper !== row?.['another shopper'];
}

describe('an admin’s operation in disguise', () => {
  const rootOf = (kind: Operation['kind']) =>
    String(shop.schema.getRootType(kind === 'query' ? OperationTypeNode.QUERY : OperationTypeNode.MUTATION));

  const disguises: [string, (operation: Operation) => string][] = [
    ['under another name', ({ kind, field }) => `${kind} { me: ${selectionOf(field)} }`],
    [
      'in a fragment',
      ({ kind, field }) =>
        `${kind} { ...harmless } fragment harmless on ${rootOf(kind)} { ${selectionOf(field)} }`,
    ],
    [
      'in an inline fragment',
      ({ kind, field }) => `${kind} { ... on ${rootOf(kind)} { ${selectionOf(field)} } }`,
    ],
    [
      'under a condition',
      ({ kind, field }) => `${kind} { ... @include(if: true) { ${selectionOf(field)} } }`,
    ],
    ['in front of what is allowed', ({ kind, field }) => `${kind} { a: ${selectionOf(field)} __typename }`],
  ];

  it.each(disguises)('%s is rejected all the same', async (_how, disguised) => {
    const admins = adminOperationsOf(shop.schema);
    expect(admins.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['makeAdmin', 'payments', 'deletePet']),
    );
    const open: string[] = [];
    for (const operation of admins) {
      const { code } = await shop.gql(disguised(operation), {}, aViewer());
      if (code !== 'FORBIDDEN') open.push(operation.name);
    }
    expect(open).toEqual([]);
  });

  it('is rejected when its name is given beside a harmless one', async () => {
    const query = `query Harmless { me { _id } } mutation Promote { makeAdmin(email: "x@petshop.test") { role } }`;
    const { code } = await shop.send({ body: { query, operationName: 'Promote' }, viewer: aViewer() });
    expect(code).toBe('FORBIDDEN');
  });

  it('is rejected in the company of its own kind, each for itself', async () => {
    const query =
      'mutation { a: makeAdmin(email: "x@petshop.test") { role } b: makeAdmin(email: "y@petshop.test") { role } }';
    const { data, errors } = await shop.gql(query, {}, aViewer());
    expect(data).toEqual({ a: null, b: null });
    expect(errors?.map(({ path }) => path)).toEqual([['a'], ['b']]);
  });
});
