import { Router } from 'express';
import { z } from 'zod';
import { type ErrorCode, errorStatus } from '../../../domain/errors/error-codes.ts';
import { rolesWith } from '../../../domain/permissions.ts';
import { otherAddresses } from './other-addresses.ts';
import type { RestRoute } from './rest-route.ts';
import { restRoutes } from './rest-routes.ts';

const description = `The REST paths of the old client, and what else answers at an address of its own. They run on the same
services as GraphQL at /graphql, which describes itself and is where new clients begin. Log in with Firebase and send the
ID token as bearer token. An error answers \`{error: {code, message}}\`; clients read the code.`;

const errorAnswer = z
  .object({
    error: z.object({
      code: z.enum([...(Object.keys(errorStatus) as ErrorCode[]), 'INTERNAL']),
      message: z.string().describe('For people; it may change.'),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .describe('What is wrong, by the name of the field.'),
    }),
  })
  .meta({ id: 'Error' });

/** GET /openapi.json: the description of what is below, in OpenAPI 3.1. */
export function openApiRouter(): Router {
  const document = openApi();
  return Router().get('/openapi.json', (_request, response) => {
    response.json(document);
  });
}

export function openApi() {
  const answers = Object.fromEntries(restRoutes.map((route) => [keyOf(route), route.answer]));
  const { properties, $defs } = componentsOf(z.object({ ...answers, errorAnswer }));
  const paths: Record<string, Record<string, object>> = structuredClone(otherAddresses);
  for (const route of restRoutes) {
    const path = route.path.replace(':id', '{id}');
    paths[path] = { ...paths[path], [route.method]: operationOf(route, properties[keyOf(route)]) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pet shop', version: '1.0.0', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The shop that gave this document.' }],
    paths,
    components: {
      schemas: $defs,
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        metricsToken: { type: 'http', scheme: 'bearer', description: 'The setting METRICS_TOKEN.' },
      },
    },
  };
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Schemas of answers, those with a name of their own among the components. */
function componentsOf(answers: z.ZodObject) {
  const text = JSON.stringify(z.toJSONSchema(answers)).replaceAll('#/$defs/', '#/components/schemas/');
  return JSON.parse(text) as { properties: Record<string, JsonSchema>; $defs: Record<string, JsonSchema> };
}

function keyOf({ method, path }: RestRoute): string {
  return `${method} ${path}`;
}

function operationOf(route: RestRoute, answer: JsonSchema | undefined): object {
  const { summary, access, body, describedBody = body, isForm, status = 200 } = route;
  return {
    operationId: operationIdOf(route),
    summary: `${forWhom(access)}${summary}`,
    tags: [access],
    security: access === 'visitor' ? [] : [{ idToken: [] }],
    parameters: parametersOf(route),
    ...(describedBody && { requestBody: { required: true, content: contentOf(describedBody, isForm) } }),
    responses: {
      [status]: { description: 'Done.', content: { 'application/json': { schema: answer } } },
      ...errorsOf(route),
    },
  };
}

/** The path's own last word, as generated clients call their functions: PetOrderDelete is `petOrderDelete`. */
function operationIdOf({ path }: RestRoute): string {
  const word =
    path
      .replace(/\/:id$/, '')
      .split('/')
      .at(-1) ?? '';
  const inCamelCase = word.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return inCamelCase.charAt(0).toLowerCase() + inCamelCase.slice(1);
}

/** Whom a path is for, in words; nothing where it is for every account. */
function forWhom(access: RestRoute['access']): string {
  if (access === 'visitor' || access === 'shopper') return '';
  return rolesWith(access).includes('staff') ? 'For staff and admins. ' : 'For admins. ';
}

function parametersOf({ path, query }: RestRoute): object[] {
  const { properties = {}, required = [] } = query ? inputSchema(query) : {};
  const ofQuery = Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema },
  }));
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  return path.includes(':id') ? [id, ...ofQuery] : ofQuery;
}

function contentOf(body: z.ZodType, isForm = false): object {
  const schema = inputSchema(body);
  if (!isForm) return { 'application/json': { schema } };
  // `format` is of older versions of OpenAPI: generators still make a file of a field by it alone.
  const file = { type: 'string', format: 'binary', contentMediaType: 'image/*' };
  const img = { description: 'A picture of at most 10 MB.', ...file };
  return { 'multipart/form-data': { schema: { ...schema, properties: { ...schema.properties, img } } } };
}

function inputSchema(rule: z.ZodType): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' });
  return schema;
}

/** By status: rejections that come with the access and the input, and its own. */
function errorsOf({ path, access, query, body, errors = [] }: RestRoute): object {
  const codes: (ErrorCode | 'INTERNAL')[] = ['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'INTERNAL', ...errors];
  if (access !== 'visitor') codes.push('UNAUTHENTICATED', 'FORBIDDEN');
  if (query || body) codes.push('BAD_USER_INPUT');
  if (body) codes.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  if (path.includes(':id')) codes.push('BAD_USER_INPUT', 'NOT_FOUND');
  const byStatus = Object.groupBy([...new Set(codes)], (code) =>
    code === 'INTERNAL' ? 500 : errorStatus[code],
  );
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, named = []]) => [status, errorResponse(named.join(', '))]),
  );
}

function errorResponse(codes: string): object {
  const schema = { $ref: '#/components/schemas/Error' };
  return { description: codes, content: { 'application/json': { schema } } };
}
