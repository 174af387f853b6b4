/** A file that goes with a GraphQL request, in the multipart form that uploads take. */
export interface Upload {
  /** Where the file stands in the request, for example `variables.img`. */
  readonly at: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name?: string;
  readonly type?: string;
}

interface GraphqlRequest {
  readonly query: string;
  readonly variables?: object;
  readonly token?: string;
  readonly files?: readonly Upload[];
  /** Beyond those that every request has. */
  readonly headers?: Record<string, string>;
}

export interface GraphqlAnswer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data;
  readonly errors?: readonly GraphqlFailure[];
  /** The first error's stable code; undefined for an answer without errors. */
  readonly code: string | undefined;
}

export interface GraphqlFailure {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: string;
    readonly fields?: Record<string, string>;
    readonly [name: string]: unknown;
  };
}

export interface RestOptions {
  readonly token?: string;
  readonly json?: unknown;
  /** Sent as text/csv. */
  readonly csv?: string | Uint8Array<ArrayBuffer>;
  /** Sent as multipart/form-data. */
  readonly form?: Record<string, string | Blob>;
  readonly headers?: Record<string, string>;
}

export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are asserted on, field by field
  readonly body: any;
}

export async function sendGraphql<Data>(url: string, request: GraphqlRequest): Promise<GraphqlAnswer<Data>> {
  const { query, variables = {}, token, files, headers } = request;
  const operations = JSON.stringify({ query, variables });
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      ...bearer(token),
      ...(files ? { 'apollo-require-preflight': 'true' } : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: files ? uploadForm(operations, files) : operations,
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: GraphqlFailure[] };
  return {
    status: answer.status,
    headers: answer.headers,
    data,
    errors,
    code: errors?.[0]?.extensions?.code,
  };
}

/** The form of the GraphQL multipart request specification: operations, then the map, then the files. */
function uploadForm(operations: string, files: readonly Upload[]): FormData {
  const form = new FormData();
  form.set('operations', operations);
  form.set('map', JSON.stringify(Object.fromEntries(files.map(({ at }, index) => [index, [at]]))));
  for (const [index, { bytes, name = 'picture.jpg', type = 'image/jpeg' }] of files.entries()) {
    form.set(String(index), new Blob([bytes], { type }), name);
  }
  return form;
}

export async function sendRest(
  url: string,
  method: string,
  path: string,
  { token, json, csv, form, headers }: RestOptions = {},
): Promise<RestAnswer> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...bearer(token),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(csv === undefined ? {} : { 'content-type': 'text/csv' }),
      ...headers,
    },
    body: json === undefined ? (csv ?? (form && formData(form))) : JSON.stringify(json),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
}

function formData(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function bearer(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}
