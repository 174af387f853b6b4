import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema, isObjectType } from 'graphql';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import type { CheckResult } from './external-check.ts';
import { pythonProgram, runToEnd } from './programs.ts';
import { withShop } from './shop.ts';

const version = '2.5.5';
/** It guesses on and on; what it has by then counts. */
const RUN_TIMEOUT_MS = 180_000;

/** Guesses a hidden schema by the error messages, of a shop as in production. */
export async function clairvoyance(): Promise<CheckResult[]> {
  const path = await pythonProgram('clairvoyance', version);
  const folder = await mkdtemp(join(tmpdir(), 'petshop-external-checks-'));
  const file = join(folder, 'recovered.json');
  try {
    const args = (url: string) => [`${url}/graphql`, '-o', file, '-c', '8'];
    const { code, output } = await withShop({ INTROSPECTION: 'off' }, (shop) =>
      runToEnd(path, args(shop.url), RUN_TIMEOUT_MS),
    );
    const recovered = await readFile(file, 'utf8').then(namesIn, () => null);
    return [
      {
        check: 'clairvoyance',
        version,
        command: 'clairvoyance http://127.0.0.1:PORT/graphql -o recovered.json -c 8 (INTROSPECTION=off)',
        // What it learns is no harm in itself: every operation asks who calls it, known or guessed.
        isGood: recovered ? true : null,
        findings: recovered
          ? [
              ...(await compareWithSchema(recovered)),
              ...(code === 0 ? [] : [`stopped after ${RUN_TIMEOUT_MS / 60_000} minutes`]),
            ]
          : [lastLine(output)],
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compareWithSchema(recovered: ReadonlySet<string>): Promise<string[]> {
  const real = fieldsOf(buildSchema(await readFile(join(projectRoot, 'schema.graphql'), 'utf8')));
  const known = real.filter((field) => recovered.has(field));
  return [`recovered ${known.length} of ${real.length} fields`];
}

function fieldsOf(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : [],
    );
}

function namesIn(json: string): Set<string> {
  const { types } = JSON.parse(json).data.__schema;
  return new Set(
    types.flatMap((type: { name: string; fields: { name: string }[] | null }) =>
      (type.fields ?? []).map((field) => `${type.name}.${field.name}`),
    ),
  );
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
