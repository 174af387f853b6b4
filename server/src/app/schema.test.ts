import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { operationsOf } from '../../test/fixtures/api/operations.ts';
import { publicFieldsOf } from '../../test/fixtures/api/public-fields.ts';
import { buildShopSchema } from './apollo-server.ts';

const schema = buildShopSchema();
/** With its directives, which only the emitted text has. */
const emitted = buildSchema(readFileSync('schema.graphql', 'utf8'));

it('describes every type, field, argument and enum value, so that the explorer explains the shop', () => {
  const bare: string[] = [];
  const note = (name: string, { description }: { description?: string | null }) => {
    if (!description?.trim()) bare.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const isRoot = roots.some((root) => root === type);
    if (!isRoot) note(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) note(`${type.name}.${value.name}`, value);
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      note(`${type.name}.${field.name}`, field);
      if ('args' in field) for (const arg of field.args) note(`${type.name}.${field.name}(${arg.name})`, arg);
    }
  }
  expect(bare).toEqual([]);
});

describe('scalars', () => {
  /** Those of the language with a bound, which their description says: there is nothing else to specify. */
  const bounded = ['NonNegativeFloat', 'NonNegativeInt', 'PositiveInt'];
  const own = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );

  it('say where they are specified, so that clients know how to read and write them', () => {
    const unspecified = own.filter((type) => isScalarType(type) && !type.specifiedByURL);
    expect(unspecified.map(({ name }) => name).toSorted()).toEqual(bounded);
  });

  it('name addresses that can be opened', () => {
    const addresses = own.flatMap((type) => (isScalarType(type) ? (type.specifiedByURL ?? []) : []));
    expect(addresses.length).toBeGreaterThanOrEqual(4);
    expect(addresses.filter((address) => new URL(address).protocol !== 'https:')).toEqual([]);
  });
});

it('lets every operation be null, so that one that is rejected leaves the others of its request as they are', () => {
  const strict = operationsOf(schema).filter(({ field }) => isNonNullType(field.type));
  expect(strict.map(({ name }) => name)).toEqual([]);
});

it('has no field that tells a secret', () => {
  const names = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  const secret = /uid|password|token|secret|idempotency|intentId|requestHash|searchWords|skuKey/i;
  expect(names.filter((name) => secret.test(name))).toEqual([
    // For admins, who look the intent up at Stripe by it; it opens nothing.
    'MoneyFinding.intentId',
    // The one secret: given to the payer alone, by the operation that starts the payment.
    'AdoptionFeeIntent.clientSecret',
    'PayLinkIntent.clientSecret',
    'PaymentIntent.clientSecret',
  ]);
});

/** What only the shop may say of an account, an order, an item or a payment. */
const ofTheShop = new Set([
  ...['uid', 'emailVerified', 'createdAt', 'orderDate', 'closesAt', 'paid', 'paidAt', 'settledAt'],
  ...[
    'status',
    'availability',
    'timesOrdered',
    'revision',
    'searchWords',
    'image',
    'petprice',
    'totalamount',
  ],
  ...['amountRefunded', 'refundDue', 'amount', 'role', 'email', 'kind', 'petname', 'category', 'type'],
]);

it('takes from nobody what only the shop may say, but where that is what an operation is for', () => {
  const taken = operationsOf(schema)
    .filter(({ kind }) => kind === 'mutation')
    .flatMap(({ name, field }) => field.args.flatMap((arg) => inputsOf(`${name}.${arg.name}`, arg.type)));
  expect(taken.filter((path) => ofTheShop.has(path.split('.').at(-1) ?? '')).toSorted()).toEqual([
    // What an animal of one's own is, and what was done for it.
    'addAnimal.input.type',
    'addAnimalMedical.input.kind',
    // Which animals a breed of the owner’s list is for.
    'addListValue.type',
    // Staff say what an item is, and what it costs.
    ...['category', 'kind', 'petname', 'petprice', 'type'].map((field) => `addPet.input.${field}`),
    'addTreatment.input.kind',
    // Visitors say where the answer goes.
    'askShop.input.email',
    // Which items are meant.
    ...['availability', 'category', 'kind', 'type'].map((field) => `editItems.where.${field}`),
    // What was paid at the shop, as the staff note it.
    'handOver.input.paid',
    // Admins say who works in the shop.
    ...['inviteStaff.email', 'inviteStaff.role', 'makeAdmin.email'],
    // How much money goes back, of what was paid.
    'refundOrder.input.amount',
    'removeAdmin.email',
    // What a shopper says is wrong.
    'reportProblem.input.kind',
    ...['setRole.email', 'setRole.role'],
    'updateAnimal.input.type',
    ...['category', 'kind', 'petname', 'petprice', 'type'].map((field) => `updatePet.input.${field}`),
    // The shop's own.
    'updateShopSettings.input.email',
  ]);
});

/** The input and all that stands in it: `orderPet.input`, `orderPet.input.petId`. */
function inputsOf(path: string, given: GraphQLNamedType | Parameters<typeof getNamedType>[0]): string[] {
  const type = getNamedType(given);
  if (!isInputObjectType(type)) return [path];
  return [
    path,
    ...Object.values(type.getFields()).flatMap((field) => inputsOf(`${path}.${field.name}`, field.type)),
  ];
}

describe('what is the same for everybody, and so is kept for the next who asks', () => {
  it('are these fields, of which each says what it comes from', () => {
    expect(publicFieldsOf(emitted).map(({ name }) => name)).toEqual([
      'pet',
      'petRatings',
      'pets',
      'ratedPets',
      'searchSuggestions',
      'shopSettings',
      'similarPets',
    ]);
    for (const { astNode } of publicFieldsOf(emitted)) {
      expect(astNode?.directives?.map(({ name }) => name.value)).toContain('cacheTag');
    }
  });

  it('leads to types that hold nothing but the catalogue and its reviews', () => {
    const reached = new Set<string>();
    const waiting = publicFieldsOf(emitted).map(({ type }) => getNamedType(type));
    for (let type: GraphQLNamedType | undefined = waiting.pop(); type; type = waiting.pop()) {
      if (!isObjectType(type) || reached.has(type.name)) continue;
      reached.add(type.name);
      waiting.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type)));
    }
    // Whoever adds one sees to it that its answers depend on nothing but the records of the items, and of their reviews where they show them.
    // The shop’s settings are a record of their own, and are named where something depends on them.
    // How an item is delivered depends on the hour too, of which a kept answer is a minute late at most.
    expect([...reached].filter((name) => !name.endsWith('Count')).sort()).toEqual([
      'AnimalFacts',
      // For staff: whoever signs in gets no kept answer.
      ...['AnimalFile', 'AnimalIntake', 'AnimalMedical', 'AnimalPaper', 'AnimalWeight'],
      'DeliveryOption',
      'FocalPoint',
      'ItemChoices',
      'OpeningHours',
      'PageInfo',
      'Pet',
      'PetConnection',
      'PetEdge',
      'PetFacets',
      'PetImage',
      ...['RatedPet', 'RatedPetConnection', 'RatedPetEdge'],
      'Rating',
      'Review',
      'ReviewAnswer',
      'ReviewConnection',
      'ReviewEdge',
      'ReviewedAnimal',
      'SearchPart',
      'SearchSuggestions',
      'SearchedPage',
      'ShopSettings',
      'SimilarPets',
      // For staff: whoever signs in gets no kept answer.
      'StockMove',
      'StockMoveConnection',
      'StockMoveEdge',
      'SuggestedPlace',
      'SuggestedSearch',
      'UnitPrice',
      // As the files of animals.
      'UpcomingCare',
    ]);
  });
});
