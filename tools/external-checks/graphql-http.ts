import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CheckResult } from './external-check.ts';
import { npmPackage } from './programs.ts';
import { withShop } from './shop.ts';

const version = '1.23.1';

/** The part of the package that is used here. */
interface GraphqlHttp {
  auditServer(options: { url: string }): Promise<readonly AuditResult[]>;
}

interface AuditResult {
  readonly id: string;
  readonly name: string;
  readonly status: 'ok' | 'notice' | 'warn' | 'error';
}

/** What it remarks on and docs/api.md says why: a test holds the page to these. */
export const answeredRemarks: Readonly<Record<string, string>> = {
  '572B': 'SHOULD use 200 status code on document parsing failure when accepting application/json',
  FDE2: 'SHOULD use 200 status code on document validation failure when accepting application/json',
  '7B9B': 'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
  '5A70': 'MAY accept application/x-www-form-urlencoded formatted GET requests',
  D6D5: 'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  '6A70': 'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
};

/** The audit of the GraphQL over HTTP specification. */
export async function graphqlHttp(): Promise<CheckResult[]> {
  const folder = await npmPackage('graphql-http', version, 'graphql@16');
  const { auditServer }: GraphqlHttp = await import(pathToFileURL(join(folder, 'lib/index.mjs')).href);
  const results = await withShop({}, ({ url }) => auditServer({ url: `${url}/graphql` }));
  const remarks = results.filter(({ status }) => status !== 'ok');
  const unanswered = remarks.filter(({ id, status }) => status === 'error' || !(id in answeredRemarks));
  return [
    {
      check: 'graphql-http',
      version,
      command: "auditServer({ url: 'http://127.0.0.1:PORT/graphql' })",
      isGood: unanswered.length === 0,
      findings: [
        `${results.length - remarks.length} of ${results.length} audits passed, ${remarks.length - unanswered.length} remarks answered in docs/api.md`,
        ...unanswered.map(({ id, name, status }) => `${status} ${id}: ${name}`),
      ],
    },
  ];
}
