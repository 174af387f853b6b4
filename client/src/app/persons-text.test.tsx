import { readFileSync } from 'node:fs';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { act, waitFor } from '@testing-library/react';
import {
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLOutputType,
  getNullableType,
  getOperationAST,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { type PageId, pages } from '../../../domain/pages/pages.ts';
import { ada, anApi, anIdentity, renderApp } from '../testing/render-app.tsx';
import { shopFactsData } from '../testing/shop-facts.ts';

/*
 * Every text that somebody typed may run from right to left. Here all of them do, on every page that has any, and each
 * has to be kept to itself: what is around it, an amount for example, would change its place otherwise.
 */

const NAME = 'מיה כהן';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const texts: string[] = Object.values(
  JSON.parse(readFileSync('client/src/gql/persisted-documents.json', 'utf8')),
);
const documents = new Map<string, DocumentNode>(
  texts.map((text) => {
    const document = addTypenameToDocument(parse(text));
    return [getOperationAST(document)?.name?.value ?? '', document];
  }),
);

/** What is not typed by anybody, and has a form. */
const formed: Readonly<Record<string, unknown>> = {
  number: 'FP-7K3M-92QD',
  expires: '12/2030',
  orderNumber: 'FP-7K3M-92QD',
  role: 'ADMIN',
  hasNextPage: false,
  isPaused: false,
  error: null,
  endedAt: null,
  endCursor: null,
  category: 'FOOD',
  timeZone: 'America/New_York',
  url: '/picture.webp',
  ...{ intentId: 'pi_1', field: 'petname', actor: 'ada@petshop.test', arrives: 'Wednesday' },
  ...{ phone: '5551234567', brand: 'visa', cardBrand: 'visa', last4: '4242', cardLast4: '4242' },
  ...{ code: 'FRIEND30', trackingUrl: null, failureMessage: null, to: 'mia@petshop.test' },
};

const scalars: Readonly<Record<string, unknown>> = {
  ...{ String: NAME, ID: 'id-1', Boolean: true, Int: 1, Float: 1 },
  ...{ PositiveInt: 1, NonNegativeInt: 1, NonNegativeFloat: 1 },
  ...{ DateTime: '2026-11-20T12:00:00.000Z', LocalDate: '2026-11-20', EmailAddress: 'mia@petshop.test' },
};

/** Texts that are the shop's own, beside others of the same name. */
const wordsOfTheShop: ReadonlySet<string> = new Set([
  'DisputeCase.reason',
  'DisputeEvidence.missing',
  'DisputeEvidenceField.label',
  'UnitPrice.text',
  'MatchPoints.text',
]);

function plausibleValue(type: GraphQLOutputType, field: string): unknown {
  if (isNonNullType(type)) return plausibleValue(type.ofType, field);
  if (isListType(type)) return [plausibleValue(type.ofType, field)];
  // The number of an order is a text, that of a move a count.
  if (field in formed && !(field === 'number' && String(type) === 'Int')) return formed[field];
  if (isObjectType(type)) return {};
  if (isAbstractType(type)) return {};
  if (isEnumType(type)) return (type.getValue('PAID') ?? type.getValues()[0])?.name;
  return scalars[type.name];
}

/** An API that answers everything with one of each. */
function anAnsweringApi() {
  async function fetchAnswer(url: unknown, init: RequestInit = {}) {
    const asked = init.body
      ? JSON.parse(String(init.body))
      : Object.fromEntries(new URL(String(url), 'http://shop').searchParams);
    const answer = await answerTo(asked.operationName, asked.variables);
    return new Response(JSON.stringify(answer), {
      headers: { 'content-type': 'application/graphql-response+json' },
    });
  }
  return { ...anApi(), fetchAnswer };
}

async function answerTo(operation: string, variables: string | object = {}) {
  if (operation === 'ShopFacts') return { data: shopFactsData() };
  const document = documents.get(operation);
  if (!document) throw new Error(`No operation ${operation}`);
  return execute({
    schema,
    document,
    variableValues: typeof variables === 'string' ? JSON.parse(variables) : variables,
    fieldResolver: (_source, _args, _context, { returnType, fieldName, parentType }) => {
      if (wordsOfTheShop.has(`${parentType.name}.${fieldName}`))
        return isListType(getNullableType(returnType)) ? ['Words'] : 'Words';
      if (parentType.name === 'DeliveryOption' && fieldName === 'reason') return null;
      // What is held is on no pick list.
      if (operation === 'OrdersToPick' && fieldName === 'holds') return [];
      return plausibleValue(returnType, fieldName);
    },
    typeResolver: (_value, _context, _info, type) => schema.getPossibleTypes(type)[0]?.name,
  });
}

/** Where a page has the name without anything that keeps it to itself. */
function bareNames(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (!data.includes(NAME) || parentElement?.closest('script, style')) continue;
    const isKept = !data.replace(/\u2068[^\u2069]*\u2069/g, '').includes(NAME);
    const holder = parentElement?.closest('[dir="auto"], bdi');
    if (!isKept && !holder) found.push(parentElement?.outerHTML.slice(0, 400) ?? data);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const isTyped = /^(text|search|textarea)$/.test(field.type);
    if (isTyped && field.dir !== 'auto') found.push(field.outerHTML.slice(0, 200));
  }
  return found;
}

const addresses: Partial<Record<PageId, string>> = {
  pickList: '/adminDashboard/pick-list?orders=FP-7K3M-92QD',
  packingSheets: '/adminDashboard/packing/print?orders=FP-7K3M-92QD',
};
/** Nobody's name is on them; what is typed there is. */
const nameless: ReadonlySet<PageId> = new Set(['addPets', 'promotions']);

/** A page of each kind: lists of animals, of goods, texts of the shop and articles are alike. Imports ask no operation. */
const alike =
  /^find(Cat|Rabbits|Birds|Others)|^(dog|others)(Food|Accessories)|^catAccessories|Care$|Training$|^(login|register|resetPassword|privacy|terms|itemOrder|help|imports)$/;
const ids = (Object.keys(pages) as PageId[]).filter((id) => !alike.test(id));

it.each(ids)('%s keeps what people typed to itself', async (id) => {
  const address = addresses[id] ?? pages[id].path.replace(/:number/, 'FP-7K3M-92QD').replace(/:\w+/g, 'id-1');
  await renderApp(address, { api: anAnsweringApi(), identity: anIdentity({ user: ada }) });
  const hasNames = !nameless.has(id);
  if (hasNames) await waitFor(() => expect(document.body.textContent).toContain(NAME), { timeout: 5000 });
  for (let i = 0; i < 3; i += 1) await act(async () => new Promise((done) => setTimeout(done, 20)));
  expect(bareNames()).toEqual([]);
});
