import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../packages/local-stack/system/project-root.ts';
import { type HttpRequest } from '../load/jobs.ts';

/** An operation that our own client sends. */
export interface ClientDocument {
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, in hexadecimal: what the client sends instead of it. */
  readonly hash: string;
}

const manifest: Record<string, string> = JSON.parse(
  readFileSync(join(projectRoot, 'client/src/gql/persisted-documents.json'), 'utf8'),
);

/** The client's operation of this name, word for word. */
export function clientDocument(name: string): ClientDocument {
  for (const [key, text] of Object.entries(manifest)) {
    if (new RegExp(`\\b(query|mutation) ${name}\\b`).test(text)) {
      return { name, text, hash: key.replace(/^sha256:/, '') };
    }
  }
  throw new Error(`the client has no operation ${name}`);
}

/** As the client asks: by hash, so that answers can be cached on their way. */
export function persistedGet({ name, hash }: ClientDocument, variables: object, token?: string): HttpRequest {
  const query = new URLSearchParams({
    operationName: name,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  });
  return {
    method: 'GET',
    path: `/graphql?${query}`,
    // Apollo takes a GET only from who could not have been a link in another page.
    headers: { 'apollo-require-preflight': 'true', ...(token && { authorization: `Bearer ${token}` }) },
  };
}

/** As anybody else asks: with the whole text. */
export function fullTextPost({ name, text }: ClientDocument, variables: object): HttpRequest {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: name, query: text, variables }),
  };
}
