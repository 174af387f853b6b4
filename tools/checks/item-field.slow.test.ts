import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { copyProject } from './copy-project.ts';

const run = promisify(execFile);

/** What is written for a field that nobody needs, and the line of each file before which it is. */
const edits: Readonly<Record<string, { readonly before: string; readonly line: string }>> = {
  'domain/catalogue/item-fields.ts': {
    before: '  short: {',
    line: "collarSize: { label: 'Collar size', is: 'text', maxLength: 5, presence: 'optional', only: 'goods', shownAs: { goods: 'Collar' } },",
  },
  'server/src/catalogue/pet/pet.entity.ts': {
    before: "  @Field(() => String, { description: 'Short description",
    line: "@Field(() => String, { nullable: true, description: 'Collar.' }) @prop({ type: () => String }) collarSize?: string;",
  },
  'server/src/catalogue/pet/pets.inputs.ts': { before: "  short: '", line: "collarSize: 'Collar.'," },
  'client/src/features/catalogue/api/catalogue.operations.ts': { before: '    brand\n', line: 'collarSize' },
};

/** Asks every place that a field goes through, in the copy. */
const probe = `
import { separationOf } from './domain/csv/separator.ts';
import { petRules } from './domain/input/input-rules.ts';
import { emptyPetForm, petFormChanges } from './client/src/features/admin/pets/lib/pet-form-values.ts';
import { factsOf } from './client/src/features/catalogue/lib/item-facts.ts';
import { auditOf } from './dist/server/src/catalogue/pet-audit.js';
import { itemsTable } from './dist/server/src/exchange/exports/items-table.js';
import { planOf } from './dist/server/src/exchange/imports/import-plan.js';
import { readItemsFile } from './dist/server/src/exchange/imports/items-file.js';
import { openApi } from './dist/server/src/legacy-rest/openapi.js';

const collar = { _id: '1', petname: 'Red collar', petprice: 9, category: 'accessories', type: 'dog', short: 'Red.', details: 'Of leather.', stock: 3 };
const wide = { ...collar, collarSize: 'L' };
const form = { ...emptyPetForm, category: 'accessories' };
const text = '_id,collarSize\\n1,L\\n';
const file = await readItemsFile({ text, separation: separationOf(text) }, Object.keys(itemsTable.columns));
const shop = { find: () => collar, findBySku: () => undefined, isAskedFor: () => false, namesakes: () => [] };
const plan = await planOf(file, shop, false);
console.log(JSON.stringify({
  rules: [petRules.safeParse(wide).success, petRules.safeParse({ ...collar, collarSize: 'far too wide' }).error.issues[0].path],
  rest: JSON.stringify(openApi().paths['/admin/Petspost']).includes('collarSize'),
  form: petFormChanges(form, { ...form, collarSize: 'L' }),
  shopper: factsOf({ category: 'ACCESSORIES', type: 'DOG', collarSize: 'L' }).at(-1),
  audit: auditOf('update_pet', collar, wide, { id: '1', role: 'admin' }).changes,
  file: [Object.keys(itemsTable.columns).filter((name) => name === 'collarSize'), itemsTable.columns.collarSize(wide)],
  plan: [plan.badRows, plan.changed[0]?.changes],
}));
`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'item-field-'));
  await copyProject(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('a field of an item that admins enter and shoppers see is the files that the page of the architecture says, at most five', async () => {
  const page = await readFile(join(projectRoot, 'docs/architecture.md'), 'utf8');
  const [, files = ''] = /\| a field of an item [^|]*\|([^|]*)\|/.exec(page) ?? [];
  const named = [...files.matchAll(/`([^`]+\.tsx?)`/g)].map(([, path = '']) => path);
  expect(Object.keys(edits).map((path) => named.find((end) => path.endsWith(end)))).toEqual(named);
  expect(named.length).toBeLessThanOrEqual(5);

  for (const [path, { before, line }] of Object.entries(edits)) {
    const text = await readFile(join(folder, path), 'utf8');
    expect(text.split(before)).toHaveLength(2);
    await writeFile(
      join(folder, path),
      text.replace(before, () => `${line}\n${before}`),
    );
  }
  await node('tools/build/build.ts', '--server');
  await node('tools/build/print-schema.ts');
  await node('node_modules/.bin/graphql-codegen', '--config', 'codegen.yml');
  await node('node_modules/.bin/tsc', '-p', 'tsconfig.json', '--noEmit');
  await node('node_modules/.bin/tsc', '-p', 'client/tsconfig.json', '--noEmit');

  const schema = await readFile(join(folder, 'schema.graphql'), 'utf8');
  expect(schema.match(/^ {2}collarSize: String$/gm)).toHaveLength(3);
  await writeFile(join(folder, 'probe.ts'), probe);
  const change = { field: 'collarSize', before: null, after: 'L' };
  expect(JSON.parse(await node('probe.ts'))).toEqual({
    rules: [true, ['collarSize']],
    rest: true,
    form: { collarSize: 'L' },
    shopper: ['Collar', 'L'],
    audit: [change],
    file: [['collarSize'], 'L'],
    plan: [[], [{ ...change, before: '' }]],
  });
  // It builds the project, and checks its types.
}, 900_000);

/** @returns what a program of the copy says; it fails with what it complains about */
async function node(...program: string[]): Promise<string> {
  try {
    return (await run(process.execPath, program, { cwd: folder, maxBuffer: 50_000_000 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program.join(' ')}:\n${stdout}${stderr}`);
  }
}
