/*
 * Files of goods that are imported in the background, as OpenAPI writes it.
 */

const text = { type: 'string' };
const error = { description: 'Refused.', content: jsonOf({ $ref: '#/components/schemas/Error' }) };
const importId = { name: 'id', in: 'path', required: true, schema: text };
const view = { type: 'object', properties: { _id: text, state: text }, required: ['_id', 'state'] };
const count = { type: 'integer', minimum: 0 };
const line = { type: 'integer', minimum: 1 };
const jobReport = objectOf(
  {
    dryRun: { type: 'boolean' },
    imported: { type: 'boolean' },
    ...{ created: count, changed: count, unchanged: count, kept: count },
    badRows: {
      ...listOf(objectOf({ line, reason: text })),
      description: 'The first 200; `badRowsFile` has all.',
    },
    badRowsFile: {
      type: ['string', 'null'],
      description: 'Address of the rows that were not imported, each with its reason, as CSV.',
    },
    ignored: { ...listOf(text), description: 'Headings of columns that say nothing of an item.' },
    undo: {
      description: 'Null as long as nobody has it undone. `items` are the first 200 that were changed since.',
      anyOf: [
        { type: 'null' },
        objectOf({
          ...{ undone: count, notUndone: count },
          items: listOf(objectOf({ _id: text, petname: text, reason: text })),
        }),
      ],
    },
    error: objectOf({ code: text, message: text }),
  },
  ['error'],
);
const job = objectOf({
  id: text,
  state: { enum: ['WAITING', 'RUNNING', 'DONE', 'UNDONE'] },
  ...{ rows: count, done: count, badRows: count },
  report: { anyOf: [{ type: 'null' }, jobReport] },
});
const refusals = { 401: error, 403: error, 429: error, 500: error, 503: error };
const ofOne = { ...refusals, 400: error, 404: error };

const file = {
  required: true,
  content: {
    'text/csv': { schema: text },
    'multipart/form-data': { schema: { type: 'object', properties: { file: text }, required: ['file'] } },
  },
};
const reading = {
  required: true,
  content: jsonOf({
    type: 'object',
    properties: {
      mapping: { type: 'array', items: { type: ['string', 'null'] } },
      setsStock: { type: 'boolean' },
      defaults: { type: 'object' },
    },
    required: ['mapping', 'setsStock', 'defaults'],
  }),
};

export const importAddresses = {
  '/admin/import/jobs/{id}': {
    get: {
      ...operation(
        'readImportJob',
        'How far a file has come that is imported in the background; with its report once it is done.',
        200,
        jsonOf(job),
      ),
      parameters: [importId],
    },
  },
  '/admin/import/jobs/{id}/undo': {
    post: {
      ...operation(
        'undoImportJob',
        'Has it undone, in the background, as far as nobody changed anything since. What was only looked at, is not done yet or is undone already is INVALID_TRANSITION.',
        200,
        jsonOf(job),
      ),
      parameters: [importId],
      responses: answers(200, jsonOf(job), { ...ofOne, 409: error }),
    },
  },
  '/admin/import/jobs/{id}/bad-rows.csv': {
    get: {
      ...operation('readBadRowsOfJob', 'Rows that were not imported, each with its reason.', 200, {
        'text/csv': { schema: text },
      }),
      parameters: [importId],
    },
  },
  '/admin/imports': {
    get: {
      ...operation(
        'listImports',
        'The latest imports; staff see none of admins.',
        200,
        jsonOf({
          type: 'object',
          properties: { imports: { type: 'array', items: view } },
          required: ['imports'],
        }),
      ),
      responses: answers(200, jsonOf({ type: 'object' }), refusals),
    },
    post: {
      ...operation(
        'bringImport',
        'Stores a file of goods of any separator and encoding, and says how it is read.',
        201,
        jsonOf(view),
      ),
      parameters: [{ name: 'name', in: 'query', description: 'Name of the file.', schema: text }],
      requestBody: file,
      responses: answers(201, jsonOf(view), { ...refusals, 400: error, 413: error, 415: error }),
    },
  },
  '/admin/imports/{id}': {
    get: {
      ...operation('readImport', 'How far an import has come.', 200, jsonOf(view)),
      parameters: [importId],
    },
    put: {
      ...operation('mapImport', 'Says what the columns of a file are.', 200, jsonOf(view)),
      parameters: [importId],
      requestBody: reading,
      responses: answers(200, jsonOf(view), { ...ofOne, 409: error, 413: error, 415: error }),
    },
  },
  '/admin/imports/{id}/start': {
    post: {
      ...operation('startImport', 'Has it imported.', 200, jsonOf(view)),
      parameters: [importId],
      responses: answers(200, jsonOf(view), { ...ofOne, 409: error }),
    },
  },
  '/admin/imports/{id}/undo': {
    post: {
      ...operation(
        'undoImport',
        'Has it undone, as far as nobody changed anything since.',
        200,
        jsonOf(view),
      ),
      parameters: [importId],
      responses: answers(200, jsonOf(view), { ...ofOne, 409: error }),
    },
  },
  '/admin/imports/{id}/bad-rows.csv': {
    get: {
      ...operation('readBadRows', 'Rows that were not imported, each with its reason.', 200, {
        'text/csv': { schema: text },
      }),
      parameters: [importId],
    },
  },
};

function operation(operationId: string, what: string, status: number, content: object) {
  const summary = `For staff and admins. ${what}`;
  const responses = answers(status, content, ofOne);
  return { operationId, summary, tags: ['other'], security: [{ idToken: [] }], responses };
}

function answers(status: number, content: object, others: object) {
  return { [status]: { description: 'Done.', content }, ...others };
}

function jsonOf(schema: object) {
  return { 'application/json': { schema } };
}

/** An object that has nothing but these, and all of them but those that may be missing. */
function objectOf(properties: Record<string, object>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

function listOf(items: object) {
  return { type: 'array', items };
}
