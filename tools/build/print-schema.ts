import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

/** Emits schema.graphql at the root of the project, from the server as tsc builds it: `npm run codegen`. */
const built = join(projectRoot, 'dist/server/src/app/apollo-server.js');
const { buildShopSchema }: typeof import('../../server/src/app/apollo-server.ts') = await import(built);

const schema = lexicographicSortSchema(buildShopSchema());
await writeFile(join(projectRoot, 'schema.graphql'), `${printSchemaWithDirectives(schema)}\n`);
