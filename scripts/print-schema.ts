import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import { projectRoot } from '../embedded/project-root.ts';

/** Emits schema.graphql at the root of the project, from the server as tsc built it in this folder: `npm run codegen`. */
const [, , folder = 'dist'] = process.argv;
const built = join(projectRoot, folder, 'server/src/app/graphql.js');
const { buildShopSchema }: typeof import('../server/src/app/graphql.ts') = await import(built);

const schema = lexicographicSortSchema(buildShopSchema());
await writeFile(join(projectRoot, 'schema.graphql'), `${printSchemaWithDirectives(schema)}\n`);
