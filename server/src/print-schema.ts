import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import { buildShopSchema } from './app/graphql.ts';

/** Emits schema.graphql at the root of the project: `npm run codegen`. */
const [target = resolve(import.meta.dirname, '../../../schema.graphql')] = process.argv.slice(2);
await writeFile(target, `${printSchemaWithDirectives(lexicographicSortSchema(buildShopSchema()))}\n`);
