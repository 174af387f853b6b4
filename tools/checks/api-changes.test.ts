import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { findProblems, lastRelease } from './api-changes.ts';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const released = `
  enum Size { SMALL LARGE }
  input Where { size: Size }
  type Pet { name: String! size: Size }
  type Query { pets(where: Where): [Pet!]! }
`;

test.each([
  ['a field is removed', 'name: String! size: Size', 'name: String!'],
  ['a field may be null', 'name: String!', 'name: String'],
  ['a value is removed', 'SMALL LARGE', 'SMALL'],
  ['an argument is removed', 'pets(where: Where)', 'pets'],
  ['an input wants more', 'input Where { size: Size }', 'input Where { size: Size! }'],
])('a change by which %s breaks clients', async (_what, before, after) => {
  const problems = await findProblems(released, released.replace(before, after), []);
  expect(problems).toEqual([expect.stringMatching(/^Breaks clients: /)]);
});

test('what is added, described or deprecated breaks nobody', async () => {
  const current = released
    .replace(
      'size: Size }\n  type Query',
      'size: Size @deprecated(reason: "Use weight.") weight: Int }\n  type Query',
    )
    .replace('SMALL LARGE', '"Up to ten kilograms" SMALL LARGE HUGE');
  expect(await findProblems(released, current, [])).toEqual([]);
});

test('a breaking change is accepted once it is listed with a reason, and only while it is there', async () => {
  const current = released.replace(' LARGE', '');
  const change = "Enum value 'LARGE' was removed from enum 'Size'";
  expect(await findProblems(released, current, [{ change, reason: 'No item had it.' }])).toEqual([]);
  expect(await findProblems(released, current, [{ change, reason: '' }])).toEqual([
    `Accepted without a reason: ${change}`,
  ]);
  expect(await findProblems(released, released, [{ change, reason: 'No item had it.' }])).toEqual([
    `Accepted, but not made: ${change}`,
  ]);
});

test('the schema of the released version is kept', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(lastRelease()).toBe(`docs/schema-releases/${version}.graphql`);
});

/** Reasons of what is deprecated in a schema, by its place. */
function deprecationsIn(text: string): [place: string, reason: string][] {
  return Object.values(buildSchema(text).getTypeMap())
    .flatMap((type) => {
      if (isEnumType(type))
        return type.getValues().map((value) => ({ ...value, place: `${type}.${value.name}` }));
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
      return Object.values(type.getFields()).flatMap((field) => {
        const args = 'args' in field ? field.args : [];
        return [field, ...args].map((part) => ({ ...part, place: `${type}.${part.name}` }));
      });
    })
    .flatMap(({ place, deprecationReason }) => (deprecationReason ? [[place, deprecationReason]] : []));
}

const withDay = /\. Kept until \d{4}-\d\d-\d\d\.$/;

test('what is deprecated says what to use instead, and until when it is kept', () => {
  const planted = released.replace('LARGE }', 'LARGE @deprecated(reason: "Old") }');
  expect(deprecationsIn(planted)).toEqual([['Size.LARGE', 'Old']]);
  expect('Old').not.toMatch(withDay);
  expect('Use SMALL. Kept until 2027-06-01.').toMatch(withDay);
  expect(deprecationsIn(read('schema.graphql')).filter(([, reason]) => !withDay.test(reason))).toEqual([]);
});
