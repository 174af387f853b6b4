import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

/**
 * Emits schema.graphql at the root of the project, from the server as tsc builds it: `npm run codegen`. With `--check` it
 * only says whether the file is what it would emit.
 */
const built = join(projectRoot, 'dist/server/src/app/apollo-server.js');
const { buildShopSchema }: typeof import('../../server/src/app/apollo-server.ts') = await import(built);

const path = join(projectRoot, 'schema.graphql');
const schema = `${printSchemaWithDirectives(lexicographicSortSchema(buildShopSchema()))}\n`;
if (!process.argv.includes('--check')) {
  await writeFile(path, schema);
} else if ((await readFile(path, 'utf8')) !== schema) {
  console.error('schema.graphql is stale: run `npm run codegen`.');
  process.exitCode = 1;
}
