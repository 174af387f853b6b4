/*
 * Files of goods that are imported in the background, as OpenAPI writes it.
 */

const text = { type: 'string' };
const error = { description: 'Refused.', content: jsonOf({ $ref: '#/components/schemas/Error' }) };
const importId = { name: 'id', in: 'path', required: true, schema: text };
const view = { type: 'object', properties: { _id: text, state: text }, required: ['_id', 'state'] };
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
