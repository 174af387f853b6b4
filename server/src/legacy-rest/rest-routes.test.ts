import { texts } from '../../../domain/text/texts.ts';
import { aFormWith } from '../../test/fixtures/shop/item-forms.ts';
import { readQuery } from '../http/read-query.ts';
import { checkInput, DomainError } from '../platform/domain-error.ts';
import type { User } from '../users/user.entity.ts';
import type { UsersService } from '../users/users.service.ts';
import { maybeNamedAccount, ownerOf } from './query-parameters.ts';
import { restRoutes } from './rest-routes.ts';

/* What the paths of the old client take; that express asks these rules is tried over HTTP in server/test/legacy-rest and server/test/security. */

const id = '0123456789abcdef01234567';
const contact = { username: 'Sam Shopper', location: '12 Kennel Lane', phone: '5551234567' };
const item = aFormWith();

/** A good body of each path that takes one. */
const bodies: Readonly<Record<string, object>> = {
  '/admin/Petspost': item,
  '/pets/PetOrderPost': { _id: id, ...contact },
  '/accessories/PostCart': { _id: id, accessoriesAmount: 2, ...contact },
  '/user/saveuser': { name: 'Sam Shopper' },
  '/payment/create-payment-intent': { alltotalamount: 42 },
  '/payment/paymentstatus': { transaction: 'pi_1_secret_2', username: 'Sam Shopper', phone: '5551234567' },
};

function rulesOf(path: string, part: 'query' | 'body') {
  const rules = restRoutes.find((route) => route.path === path)?.[part];
  if (!rules) throw new Error(`${path} has no rules for its ${part}`);
  return rules;
}

/** @returns the fields that are refused; none where the input is taken */
function refusedFields(path: string, input: unknown, part: 'query' | 'body' = 'body'): string[] {
  try {
    checkInput(rulesOf(path, part), input);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'BAD_USER_INPUT') throw error;
    return Object.keys(error.fields ?? {});
  }
}

/** What a database would take for a question, where a value belongs. */
const operators: object[] = [
  { $ne: null },
  { $gt: '' },
  { $regex: '.*' },
  { $in: ['regular', 'admin'] },
  { $exists: true },
  { $where: 'sleep(500) || true' },
  { $expr: true },
  { $not: { $eq: 1 } },
  { $type: 2 },
  { $eq: { $ne: null } },
];

it('every path that takes a body is among these', () => {
  const taking = restRoutes.filter(({ body }) => body).map(({ path }) => path);
  expect(taking.toSorted()).toEqual(Object.keys(bodies).toSorted());
});

describe.each(Object.entries(bodies))('%s', (path, good) => {
  /** What only the shop may say, and what would change more than a field. Parsed, so that `__proto__` is a field like others. */
  const extras: Record<string, unknown> = JSON.parse(`{
    "role": "admin", "status": "approved", "petprice": 0.01, "totalamount": 0.01, "amount": 0.01,
    "orderDate": "2000-01-01", "email": "boss@petshop.test", "uid": "somebody-else", "paid": true, "paidAt": "2000-01-01",
    "emailVerified": true, "availability": "sold", "timesOrdered": 7, "revision": 7, "createdAt": "2000-01-01",
    "settledAt": "2000-01-01", "amountRefunded": 5, "refundDue": -5, "closesAt": "2100-01-01", "kind": "checkout",
    "petname": "Renamed", "category": "food", "type": "other", "searchWords": ["x"], "image": {"hash": "x"},
    "__proto__": {"role": "admin", "status": "approved"}, "constructor": {"prototype": {"role": "admin"}},
    "$set": {"role": "admin", "status": "paid"}, "$inc": {"stock": 5}, "$where": "1", "toString": "x"
  }`);

  it('is read as the same, whatever else is in its body', () => {
    const others = Object.entries(extras).filter(([name]) => !(name in item && good === item));
    // An item is of the kind that whoever adds it says.
    const loaded = Object.fromEntries(others.filter(([name]) => name !== 'kind' || good !== item));
    const rules = rulesOf(path, 'body');
    expect(checkInput(rules, { ...loaded, ...good })).toEqual(checkInput(rules, good));
  });

  it('takes no question to the database for any of its values', () => {
    for (const name of Object.keys(good)) {
      for (const operator of operators) {
        const refused = refusedFields(path, { ...good, [name]: operator });
        expect([name, refused.map((field) => field.split('.').at(-1))]).toEqual([name, [expect.any(String)]]);
      }
    }
  });

  it('wants texts that can be seen', () => {
    const names = Object.keys(good).filter((name) =>
      /^(name|username|location|petname|short|details)$/.test(name),
    );
    for (const name of names) {
      for (const text of ['\u200b\u200b', '\u3164\u115f', '\u2800', '\u202e\u2066\u200f', '\u0000\u0000']) {
        expect(refusedFields(path, { ...good, [name]: text })).toEqual([name]);
      }
    }
  });

  it('reads texts without NULs and halves of pairs', () => {
    const read = checkInput(rulesOf(path, 'body'), {
      ...good,
      ...(good === item && { short: 'Sam\u0000\ud83d' }),
    });
    expect(JSON.stringify(read)).not.toMatch(/\\u0000|\\ud83d/);
  });
});

it.each([
  ...operators.map((operator) => JSON.stringify({ type: operator })),
  ...operators.map((operator) => JSON.stringify(operator)),
  ...['{"$or":[{}]}', '{"$and":[]}', '{"type":["dog"]}', '{"type":"dog","type":{"$ne":"dog"}}'],
  ...[
    '{"__proto__":{"type":"dog"}}',
    '{"constructor":{"prototype":{}}}',
    '{"type":"dog","availability":"retired"}',
  ],
  ...[
    '{"type":"Dog"}',
    '{"type":"dog\\u0000"}',
    '{"type":"horse"}',
    '{"petprice":5}',
    'null',
    '"dog"',
    'dog',
    '5',
  ],
  ...['true', '[]', '', '{"type":"dog"', `${'['.repeat(5000)}${']'.repeat(5000)}`],
])('filterdata %s is rejected: the filter is a type and a category and nothing else', (filterdata) => {
  expect(refusedFields('/pets/GetPetsType', { filterdata }, 'query').length).toBeGreaterThan(0);
});

it.each<unknown>([
  ...['12abc', 'NaN', '1e3', '0x10', ' 110 ', -1, 0.01, 0.499, 1e21, 1e308, true, [], {}, { $gt: 0 }],
  ...[{ valueOf: 110 }, Number.NaN, Number.POSITIVE_INFINITY, null],
])('a payment of %p is none that could be begun', (alltotalamount) => {
  expect(refusedFields('/payment/create-payment-intent', { alltotalamount })).toEqual(['alltotalamount']);
});

it('what is missing is named as the forms name it', () => {
  const { _id, ...noItem } = { _id: id, ...contact };
  expect(() => checkInput(rulesOf('/pets/PetOrderPost', 'body'), noItem)).toThrow(texts.fieldRequired);
});

describe('the orders of another account', () => {
  const VICTIM = 'victim@petshop.test';
  const attacker = { email: 'attacker@petshop.test', role: 'regular' } as User;
  const users = {
    getByEmail: () => Promise.reject(new Error('was looked up')),
  } as unknown as UsersService;

  /** Every way to write the address, and every way to hand it over, that somebody might try. */
  it.each([
    `email=${VICTIM}`,
    `email=${VICTIM.toUpperCase()}`,
    'email=Victim@PetShop.test',
    `email=${encodeURIComponent(VICTIM)}`,
    'email=%76ictim%40petshop.test',
    `email=%20${VICTIM}%20`,
    `email=${VICTIM}%00`,
    `email=%00${VICTIM}`,
    `email=${VICTIM}%0d%0a`,
    `email="${VICTIM}"`,
    'email=victim+tag@petshop.test',
    'email=v%D1%96ctim@petshop.test',
    'email=victim%40petshop%E3%80%82test',
    `email=attacker@petshop.test&email=${VICTIM}`,
    `email=${VICTIM}&email=attacker@petshop.test`,
    `email=attacker@petshop.test,${VICTIM}`,
    `email[]=${VICTIM}`,
    `email[0]=${VICTIM}`,
    `email[$eq]=${VICTIM}`,
    'email[$ne]=attacker@petshop.test',
    'email[$regex]=.*',
    'email={"$ne":null}',
    'email=.*',
    'email=*',
    'email=',
    'email',
    `Email=${VICTIM}`,
    `EMAIL=${VICTIM}&email=attacker@petshop.test`,
    'uid=uid-of-the-victim',
    `user=${VICTIM}&userId=${id}&owner=${VICTIM}`,
    `email=${'v'.repeat(5000)}@petshop.test`,
  ])('are not to be had by ?%s', async (spelling) => {
    const owner = async () =>
      ownerOf(users, attacker, checkInput(maybeNamedAccount, readQuery(`/pets/GetPetOrder?${spelling}`)));
    const found = await owner().catch((error) => error.code);
    expect([attacker, 'FORBIDDEN', 'BAD_USER_INPUT']).toContain(found);
  });
});
