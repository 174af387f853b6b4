import type { GraphQLLeafType } from 'graphql';
import { callWith, type InputPlace, inputPlaces } from '../../test/fixtures/api/operation-inputs.ts';
import { operationsOf } from '../../test/fixtures/api/operations.ts';
import {
  aViewer,
  type ShopWithoutDatabase,
  startShopWithoutDatabase,
} from '../../test/fixtures/api/shop-without-database.ts';
import { buildShopSchema } from './apollo-server.ts';

/* What is sent for a value is checked by the rules of domain/, which have tables of their own; here: that it is, in every place of the schema. */

const schema = buildShopSchema();
const places = operationsOf(schema).flatMap(inputPlaces);
const inMutations = places.filter(({ operation }) => operation.kind === 'mutation');

let shop: ShopWithoutDatabase;
beforeAll(async () => {
  shop = await startShopWithoutDatabase();
});
afterAll(() => shop.stop());

function send(place: InputPlace, value: unknown) {
  const { query, variables } = callWith(place, value);
  return shop.gql(query, variables, aViewer('admin'));
}

/** Names of the places for which this value is refused, each by its own name and in these words. */
async function refusedWith(message: string, value: unknown, asked: readonly InputPlace[]): Promise<string[]> {
  const refused: string[] = [];
  for (const place of asked) {
    const { code, fields = {} } = await send(place, value);
    const named = Object.entries(fields).filter(([field]) => field.split('.').at(-1) === place.path.at(-1));
    if (code === 'BAD_USER_INPUT' && named.some(([, said]) => said === message)) refused.push(place.name);
  }
  return refused;
}

it('a text that has to be there is missing where nothing of it can be seen, wherever it comes in', async () => {
  const texts = inMutations.filter(({ type, path }) => type === 'String' && path.at(-1) !== 'phone');
  const refused = await refusedWith('This field is required', '\u200b\u3164\u2800', texts);
  expect(refused.toSorted()).toEqual([
    'addAnimal.input.name',
    'addAnimalMedical.input.name',
    'addApplicationFile.question',
    'addCustomerNote.text',
    'addListValue.value',
    'addOrderNote.text',
    'addPet.input.details',
    'addPet.input.petname',
    'addPet.input.short',
    'addTask.title',
    'addThreadNote.text',
    'addTreatment.input.name',
    'answerApplication.answers.answer',
    'answerApplication.answers.question',
    'answerThread.text',
    'askForDifference.input.location',
    'askShop.input.text',
    'changeOrder.input.location',
    'createPaymentIntent.input.location',
    'createPaymentIntent.input.username',
    'holdOrder.reason',
    'keepTypedAnswers.answers.question',
    'messageShopper.text',
    'orderPet.input.answers.answer',
    'orderPet.input.answers.question',
    'orderPet.input.location',
    'orderPet.input.username',
    'postCart.location',
    'postCart.username',
    'refundOrder.input.reason',
    'replyToThread.text',
    'returnAnimal.reason',
    'saveAddress.input.city',
    'saveAddress.input.name',
    'saveUser.input.name',
    'signAgreement.name',
    'updateAnimal.input.name',
    'updatePet.input.details',
    'updatePet.input.petname',
    'updatePet.input.short',
    'updateRepeatPlan.input.location',
    'updateRepeatPlan.input.username',
    'waiveAdoptionFee.reason',
  ]);
  // What may be left out, what has a form of its own, and the settings, which are checked as a whole.
  const others =
    /^updateShopSettings|\.(number|code|promotionCode|postcode|idempotencyKey|fingerprint|carrier|trackingNumber|brand|breed|coat|shelf|sku|barcode|supplier|material|measures|ingredients|analysis|healthNotes|chipNumber|currentName|notes|avoids|family|variant|words?|means|alt|hash|confirmEmail)$|^answer(Review|Problem).text$|^askShop.input.(name|email|orderNumber)$|^saveAddress.input.(lines|state|country)$|^editItems.search$|^moveApplication.message$|^keepTypedAnswers.answers.answer$|^handOver.input.note$|^saveAnimalFile.input.(place|eats|intake.from)$|^signAgreement.read$|^addAnimal(File)?Paper.name$|^renameListValue.value$|^(reviewItem|reportProblem).input.text$|^(submitDisputeEvidence|moveStock|countStock).note$/;
  const rest = texts.map(({ name }) => name).filter((name) => !refused.includes(name));
  expect(rest.filter((name) => !others.test(name))).toEqual([]);
});

it('a phone number is digits, wherever it comes in', async () => {
  // The shop's own may have any form.
  const phones = inMutations.filter(
    ({ name, path }) => path.at(-1) === 'phone' && !name.startsWith('updateShopSettings'),
  );
  expect(phones.map(({ name }) => name)).toContain('orderPet.input.phone');
  const refused = await refusedWith('Digits only, for example 5551234567', 'call me', phones);
  expect(refused).toEqual(phones.map(({ name }) => name));
});

it('a key of a checkout that can not be stored as it is, is rejected: two of them would be one', async () => {
  const keys = inMutations.filter(({ path }) => path.at(-1) === 'idempotencyKey');
  for (const key of ['0123456789\ud83d', '0123456789\u0000']) {
    expect(keys).not.toEqual([]);
    for (const place of keys) expect((await send(place, key)).fields).toHaveProperty('idempotencyKey');
  }
});

describe('an id', () => {
  /** Those that are looked up beside other records, and so after something else was read. */
  const inCompany = /\.(entries|extras|repeats)\.petId$|^updateRepeatPlan\.input\.|\.dropId$/;
  const ids = places.filter(({ type, name }) => type === 'ID' && !inCompany.test(name));

  it('that is none is of nothing, and no database is asked for it', async () => {
    const taken = new Set<string>();
    for (const id of ['{"$ne":null}', 'abcdefghijkl', 'z'.repeat(24)]) {
      for (const place of ids) {
        const { code = '' } = await send(place, id);
        if (code !== 'NOT_FOUND' && code !== 'BAD_USER_INPUT') taken.add(place.name);
      }
    }
    // What the audit is searched for is a text; what is like nothing, and what nothing comes to, is an empty list.
    expect([...taken]).toEqual(['auditRecords.where.subjectId', 'similarPets.id', 'petRatings.petIds']);
  });
});

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

describe('an operator of the database', () => {
  const leafTypes = [...new Set(places.map(({ type }) => type))].map(
    (name) => schema.getType(name) as GraphQLLeafType,
  );

  it('is no value of any type', () => {
    for (const type of leafTypes) {
      for (const operator of [...operators, [operators[0]]]) {
        expect([type.name, isTaken(type, operator)]).toEqual([type.name, false]);
      }
    }
  });

  function isTaken(type: GraphQLLeafType, value: unknown): boolean {
    try {
      type.parseValue(value);
      return true;
    } catch {
      return false;
    }
  }

  it('is refused in every place for a value', async () => {
    const taken: string[] = [];
    for (const place of places) {
      const { status, code, data } = await send(place, operators[0]);
      if (status !== 400 || code !== 'BAD_USER_INPUT' || data) taken.push(`${place.name} ${status} ${code}`);
    }
    expect(places.length).toBeGreaterThan(200);
    expect(taken).toEqual([]);
  });
});

it('a field that an input does not have is refused by every mutation that takes one', async () => {
  const taken: string[] = [];
  const objects = inMutations.filter(({ path }) => path.length > 1);
  for (const place of objects) {
    const { status, code, data } = await send(
      { ...place, path: [...place.path.slice(0, -1), 'emailVerified'] },
      true,
    );
    if (status !== 400 || code !== 'BAD_USER_INPUT' || data) taken.push(`${place.name} ${status} ${code}`);
  }
  expect(taken).toEqual([]);
});

describe('a cursor', () => {
  const cursors = places.filter(({ path }) => path.at(-1) === 'after');
  /** Their records are in the order of a text, such as a name: any has its place there. */
  const byText = [
    ...['petMatches.after', 'packingQueue.after', 'heldOrders.after', 'customers.after', 'users.after'],
  ];
  /** Any number has its place in these. */
  const byNumber = ['ratedPets.after'];
  const ofAnother: Readonly<Record<string, readonly string[]>> = {
    'a value of another list': byText,
    'a number of another list': byNumber,
  };
  const id = '0123456789abcdef01234567';

  it.each<[string, unknown]>([
    ['an operator for a value', [{ $gt: '' }, id]],
    ['an operator for an id', ['a', { $gt: '' }]],
    ['a list for a value', [['a'], id]],
    ['an id that is none', ['a', 'abcdefghijkl']],
    ['a moment that is none', [{ date: 1e300 }, id]],
    ['nothing', []],
    ['null', null],
    ['a value of another list', ['Rex', id]],
    ['a number of another list', [5, id]],
    ['true', [true, id]],
    ['nothing, where every record has a value', [null, id]],
  ])('made of %s is rejected by every list', async (what, content) => {
    const after = Buffer.from(JSON.stringify(content)).toString('base64url');
    const refused = await refusedWith('Not a cursor of this list', after, cursors);
    expect(cursors.length).toBeGreaterThan(10);
    const taken = cursors.map(({ name }) => name).filter((name) => !refused.includes(name));
    expect(taken).toEqual(ofAnother[what] ?? []);
  });
});
