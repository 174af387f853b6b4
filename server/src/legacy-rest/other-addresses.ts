/*
 * What else answers at an address of its own, in short, as OpenAPI writes it: for who runs a shop, shows its pictures or
 * connects Stripe. GraphQL describes itself.
 */

import { importAddresses } from './import-addresses.ts';

const staff = 'staff and admins';
const admins = 'admins';
const text = { type: 'string' };
const error = { description: 'Refused.', content: jsonOf({ $ref: '#/components/schemas/Error' }) };
const unreadable = { ...error, description: 'The request cannot be read.' };
const health = {
  type: 'object',
  properties: {
    status: { enum: ['ok', 'unavailable'] },
    database: { enum: ['up', 'down'] },
    starting: { type: 'boolean' },
    draining: { type: 'boolean' },
  },
  required: ['status'],
};

export const otherAddresses = {
  '/livez': {
    get: operation('isAlive', 'The process runs.', 200, jsonOf(health), { 400: unreadable }),
  },
  '/readyz': {
    get: operation('isReady', 'Whether the process takes new requests.', 200, jsonOf(health), {
      400: unreadable,
      503: {
        description: 'It begins, it takes its leave, or the database is away.',
        content: jsonOf(health),
      },
    }),
  },
  '/metrics': {
    get: {
      ...operation(
        'readMetrics',
        'Figures for Prometheus; in production for the bearer of METRICS_TOKEN, or this machine.',
        200,
        { 'text/plain': { schema: text } },
        { 401: error },
      ),
      security: [{ metricsToken: [] }, {}],
    },
  },
  '/images/{hash}/{file}': {
    get: {
      ...operation(
        'readPicture',
        'A picture, which never changes under its address. `file` is a width and a kind, such as 640.webp.',
        200,
        { 'image/*': {} },
        { 304: { description: 'The picture that the browser has.' }, 404: error },
      ),
      parameters: ['hash', 'file'].map((name) => ({ name, in: 'path', required: true, schema: text })),
    },
  },
  '/payment/webhook': {
    post: {
      ...operation(
        'receiveWebhook',
        'Where Stripe says what happened to a payment, with its signature in the header Stripe-Signature.',
        200,
        jsonOf({ type: 'object', properties: { received: { type: 'boolean' } }, required: ['received'] }),
        { 400: error, 413: error, 415: error, 503: error },
      ),
      requestBody: { required: true, content: jsonOf({ type: 'object' }) },
    },
  },
  '/mail/inbound': {
    post: {
      ...operation(
        'receiveMail',
        'Where the mail provider brings an answer to a question: the mail as it was sent, at most 20 MB, in five minutes. X-Petshop-Timestamp has the seconds since 1970, X-Petshop-Signature the HMAC-SHA256 of `<timestamp>.<body>` by INBOUND_MAIL_SECRET in hexadecimal.',
        200,
        jsonOf({ type: 'object', properties: { received: { type: 'boolean' } }, required: ['received'] }),
        { 401: error, 404: error, 413: error, 429: error },
      ),
      requestBody: { required: true, content: { 'application/octet-stream': { schema: text } } },
    },
  },
  '/admin/export/orders.csv': exported(
    'exportOrders',
    staff,
    'a row for each line of the orders that were placed in it.',
  ),
  '/admin/export/items.csv': exported('exportItems', staff, 'the items that came into the shop in it.'),
  '/admin/export/customers.csv': exported(
    'exportCustomers',
    admins,
    'the accounts that registered in it, with all that they ever ordered.',
  ),
  '/admin/export/payments.csv': exported('exportPayments', admins, 'the payments that began in it.'),
  '/admin/export/animals.csv': exported(
    'exportAnimalFiles',
    staff,
    'the files of the animals that came into the shop in it, a row for each entry and weight.',
  ),
  '/admin/export/purchases.csv': exported(
    'exportPurchases',
    staff,
    'what to buy today, supplier by supplier, whatever period is asked for.',
  ),
  '/account/export.json': {
    get: {
      ...operation(
        'exportAccount',
        'All that the shop holds of the account whose token it is, a section a collection.',
        200,
        jsonOf({ type: 'object', required: ['account', 'orders'] }),
        { 401: error, 429: error },
      ),
      security: [{ idToken: [] }],
    },
  },
  '/animals/{id}/papers/{paperId}': { get: paper('readAnimalPaper', 'of an animal of one’s own') },
  '/admin/animals/{id}/papers/{paperId}': {
    get: paper('readAnimalFilePaper', 'of an animal of the shop, for staff and admins'),
  },
  '/applications/{id}/files/{fileId}': {
    get: paper('readApplicationFile', 'with an application of one’s own, or any for the staff', 'fileId'),
  },
  '/animals/{id}/picture': {
    get: {
      ...operation(
        'readAnimalPicture',
        'The photo of an animal, at the address that `Animal.picture` gives its people for an hour or two.',
        200,
        { 'image/jpeg': {} },
        { 404: error, 429: error },
      ),
      parameters: [
        { name: 'id', in: 'path', required: true, schema: text },
        ...['until', 'signature'].map((name) => ({ name, in: 'query', required: true, schema: text })),
      ],
    },
  },
  '/admin/import/items.csv': { post: imported() },
  '/admin/import/animals.csv': { post: importedAnimals() },
  ...importAddresses,
  '/config.json': {
    get: operation(
      'readConfiguration',
      'What a client must know to log in and to pay; public values only.',
      200,
      jsonOf({ type: 'object' }),
      { 429: error },
    ),
  },
  '/openapi.json': {
    get: operation('readDescription', 'This description.', 200, jsonOf({ type: 'object' }), {
      404: { ...error, description: 'The schema is not public (INTROSPECTION).' },
      429: error,
    }),
  },
};

/** A paper as a file. @param whose it is */
function paper(operationId: string, whose: string, called = 'paperId') {
  const file = operation(
    operationId,
    `A paper ${whose}, as a file to save.`,
    200,
    { 'application/pdf': {}, 'image/jpeg': {} },
    { 401: error, 403: error, 404: error, 429: error },
  );
  const parameters = ['id', called].map((name) => ({ name, in: 'path', required: true, schema: text }));
  return { ...file, security: [{ idToken: [] }], parameters };
}

/** A file for spreadsheets. @param what is in it of the period that is asked for */
function exported(operationId: string, whom: string, what: string) {
  const file = operation(
    operationId,
    `For ${whom}. A period as CSV in UTF-8: ${what} A cell that a spreadsheet would run has an apostrophe first.`,
    200,
    { 'text/csv': { schema: text } },
    { 400: error, 401: error, 403: error, 429: error, 500: error, 503: error },
  );
  const pattern = '^\\d{4}-\\d{2}-\\d{2}(T.+)?$';
  const moment = { ...text, pattern, examples: ['2026-11-26', '2026-11-26T09:30:00Z'] };
  const from = 'First day, by the calendar of the shop, or first moment; without it from the beginning.';
  const to = 'Last day, or first moment that no longer counts; without it up to now.';
  return {
    get: {
      ...file,
      security: [{ idToken: [] }],
      parameters: [
        { name: 'from', in: 'query', description: from, schema: moment },
        { name: 'to', in: 'query', description: to, schema: moment },
      ],
    },
  };
}

/** A file of items that comes in. */
function imported() {
  const summary =
    'For staff and admins. Adds and changes the items of a file as the export writes it: all of them or, where a row is bad, none. More than 2,000 rows, and up to 50,000, are imported in the background, the good ones among them.';
  const line = { type: 'integer', minimum: 1 };
  const cell = { type: ['string', 'null'] };
  const change = objectOf({ field: text, before: cell, after: text });
  const item = { line, _id: cell, petname: text };
  const report = {
    dryRun: { type: 'boolean' },
    imported: { type: 'boolean' },
    created: listOf(objectOf({ ...item, changes: listOf(change) })),
    changed: listOf(objectOf({ ...item, changes: listOf(change) })),
    unchanged: listOf(objectOf(item)),
    kept: listOf(objectOf({ line, field: text, reason: text })),
    badRows: listOf(objectOf({ line, reason: text, fields: { type: 'object', additionalProperties: text } })),
    fingerprint: text,
  };
  const refused = { anyOf: [{ $ref: '#/components/schemas/Error' }, objectOf({ ...report, error: {} })] };
  const others = { 401: error, 403: error, 413: error, 415: error, 429: error, 500: error };
  const file = { 'text/csv': { schema: text }, 'multipart/form-data': { schema: objectOf({ file: text }) } };
  const dryRun = 'true: only says what it would do.';
  const setsStock =
    'true: stock is the stock from now on; otherwise that of a file without the column stockWas changes none.';
  const fingerprint =
    'Of the dry run that was looked at: where the file would do something else by now, nothing is done.';
  return {
    ...operation('importItems', summary, 200, jsonOf(objectOf(report)), {
      ...others,
      202: {
        description: 'The file has more than 2,000 rows: the id of the job that imports it, or looks at it.',
        content: jsonOf(objectOf({ job: text })),
      },
      400: { description: 'Refused: with bad rows, all of them.', content: jsonOf(refused) },
      409: {
        description:
          'Refused: something else would be done than was looked at, or each bad row would make goods of an animal that somebody waits for.',
        content: jsonOf(refused),
      },
      503: error,
    }),
    security: [{ idToken: [] }],
    parameters: [
      { name: 'dryRun', in: 'query', description: dryRun, schema: { enum: ['true', 'false'] } },
      { name: 'setsStock', in: 'query', description: setsStock, schema: { enum: ['true', 'false'] } },
      { name: 'fingerprint', in: 'query', description: fingerprint, schema: { ...text, maxLength: 100 } },
    ],
    requestBody: { required: true, content: file },
  };
}

/** The same answer of a file of animals, which is never imported in the background. */
function importedAnimals() {
  const items = imported();
  const { 202: _job, ...responses } = items.responses as Readonly<Record<string, object>>;
  return {
    ...items,
    operationId: 'importAnimalFiles',
    summary:
      'For staff and admins. Changes the files of animals by a file as the export writes it, or as asm3 does: all of them or, where a row is bad, none. At most 2,000 rows.',
    responses,
    parameters: items.parameters.filter(({ name }) => name !== 'setsStock'),
  };
}

/** An object that has all of these and nothing else. */
function objectOf(properties: Record<string, object>) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function listOf(items: object) {
  return { type: 'array', items };
}

/** For everybody, unless its place says otherwise. */
function operation(
  operationId: string,
  summary: string,
  status: number,
  content: object,
  others: object = {},
) {
  const responses = { [status]: { description: 'Done.', content }, ...others };
  return { operationId, summary, tags: ['other'], security: [] as object[], responses };
}

function jsonOf(schema: object) {
  return { 'application/json': { schema } };
}
