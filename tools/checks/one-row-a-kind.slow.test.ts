import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { copyProject } from './copy-project.ts';

/*
 * docs/architecture.md says where a setting of the shop, a kind of promotion, a status of an order and a fact of items are
 * made. Here they are made in a copy of the project, in no other file.
 */

interface Change {
  /** As docs/architecture.md has it. */
  readonly row: string;
  readonly maxFiles: number;
  /** By file: texts that stand in it once, and what takes their place. A new file has one text, and nothing before it. */
  readonly files: Readonly<Record<string, readonly (readonly [find: string, replace: string])[]>>;
}

const thirdFree = `import { optionalWholeNumber } from '../../input/number-rules.ts';
import { cents } from '../../money/money.ts';
import type { PromotionKind } from '../promotion-kind.ts';

export const everyNthFree = {
  name: 'Free pieces',
  rule: optionalWholeNumber(
    'A number of pieces',
    { value: 2, message: 'At least 2' },
    { value: 20, message: 'At most 20' },
  ),
  isWhole: true,
  field: { label: 'One free of', hint: 'Pieces of a line.', unit: '#', placeholder: '3' },
  canTakeAll: () => false,
  about: { stored: 'Every which piece is free.', added: 'Every which piece is free.', changed: 'The same.' },
  takes: (every) => ({
    label: \`One of \${every} free\`,
    takeOff: (lines) =>
      lines.map(({ unitPrice, amount, left }) => cents(Math.min(left, Math.floor(amount / every) * unitPrice))),
  }),
} satisfies PromotionKind;
`;

const changes: readonly Change[] = [
  {
    row: 'a kind of promotion',
    maxFiles: 3,
    files: {
      'domain/promotions/kinds/every-nth-free.ts': [['', thirdFree]],
      'domain/promotions/promotion-kinds.ts': [
        [
          'import { percentOff }',
          "import { everyNthFree } from './kinds/every-nth-free.ts';\nimport { percentOff }",
        ],
        ['{ percentOff, dollarsOff } satisfies', '{ percentOff, dollarsOff, everyNthFree } satisfies'],
      ],
      'client/src/features/admin/promotions/promotions.operations.ts': [
        ['    dollarsOff\n', '    dollarsOff\n    everyNthFree\n'],
      ],
    },
  },
  {
    row: 'a setting of the shop',
    maxFiles: 4,
    files: {
      'domain/shop-settings/shop-settings.ts': [
        [
          '  readonly taxPercent: number;\n',
          '  readonly taxPercent: number;\n  readonly smallOrderFee: number;\n',
        ],
        ["  instagram: '',\n", "  smallOrderFee: 2.5,\n  instagram: '',\n"],
      ],
      'domain/shop-settings/settings-table.ts': [
        [
          '  holdMailsMinutes: {\n',
          `  smallOrderFee: {
    rule: price(50),
    group: 'Delivery',
    label: 'Fee of a small order',
    widget: 'dollars',
    about: 'Fee of a small order, US dollars.',
  },
  holdMailsMinutes: {
`,
        ],
      ],
      'client/src/lib/shop-facts/shop-facts.operations.ts': [
        ['    taxPercent\n', '    taxPercent\n    smallOrderFee\n'],
      ],
    },
  },
  {
    row: 'a status of an order',
    maxFiles: 5,
    files: {
      'domain/orders/order-states.ts': [
        [
          "  paid: ['shipped', 'cancelled'],\n",
          "  paid: ['packed', 'shipped', 'cancelled'],\n  packed: ['shipped', 'cancelled'],\n",
        ],
        [
          "  'pending',\n  'paid',\n  'shipped',\n  'delivered',\n]",
          "  'pending',\n  'paid',\n  'packed',\n  'shipped',\n  'delivered',\n]",
        ],
      ],
      'domain/orders/order-status.ts': [
        ["  'paid',\n  'partly_shipped',\n", "  'paid',\n  'packed',\n  'partly_shipped',\n"],
      ],
      'domain/orders/order-labels.ts': [
        [
          '  partly_shipped: {\n',
          "  packed: { tone: 'good', name: 'Packed', meaning: 'Waiting for the carrier' },\n  partly_shipped: {\n",
        ],
      ],
      'server/src/orders/cart-entries/cart-entry.entity.ts': [
        ["  PAID: 'paid',\n", "  PAID: 'paid',\n  PACKED: 'packed',\n"],
        ['    PAID: { description', "    PACKED: { description: 'Packed.' },\n    PAID: { description"],
      ],
    },
  },
  {
    row: 'a fact that lists are narrowed by, counted and searched for',
    maxFiles: 5,
    files: {
      'domain/catalogue/pet-options.ts': [
        [
          'export const Size =',
          "export const Fur = { CURLY: 'Curly', WIRY: 'Wiry' } as const;\nexport type Fur = (typeof Fur)[keyof typeof Fur];\n\nexport const Size =",
        ],
      ],
      'domain/catalogue/item-facts.ts': [
        ['import { Age, ', 'import { Fur, Age, '],
        ['FACTS_VERSION = 3', 'FACTS_VERSION = 4'],
        [
          '} as const satisfies Record<string, ItemFact>;',
          `  fur: {
    options: Fur,
    name: 'Fur',
    readAs: 'QUALITY',
    role: 'quality',
    importance: 3,
    meaning: 'Of what its fur is',
    countedBy: 'fur',
    bits: { from: 45, count: 2 },
  },
} as const satisfies Record<string, ItemFact>;`,
        ],
      ],
      'domain/catalogue/fact-words.ts': [
        ['import { Age, ', 'import { Fur, Age, '],
        ["  says('black',", "  says('curly coat', { fur: Fur.CURLY }),\n  says('black',"],
      ],
      'server/src/catalogue/pet/pet-enums.ts': [
        ['  Gender,\n', '  Gender,\n  Fur,\n'],
        [
          'registerEnumType(Gender,',
          "registerEnumType(Fur, { name: 'Fur', description: 'Of what its fur is.', valuesConfig: { CURLY: { description: 'Curly.' }, WIRY: { description: 'Wiry.' } } });\n\nregisterEnumType(Gender,",
        ],
      ],
      'server/src/catalogue/pet/pet.entity.ts': [
        ['  Gender,\n', '  Gender,\n  Fur,\n'],
        [
          '  @Field(() => Size,',
          `  @Field(() => Fur, { nullable: true, description: 'Of what its fur is.' })
  @prop({ type: () => String, enum: Object.values(Fur) })
  fur?: Fur;

  @Field(() => Size,`,
        ],
      ],
    },
  },
];

/** What the made-up ones do, by the copy's own code. */
const behaviour = `
const { promotionRules } = await import('./domain/promotions/promotion-rules.ts');
const { emptyPromotionForm, toAddPromotionInput } = await import('./client/src/features/admin/promotions/promotion-form-values.ts');
const { promotionValue } = await import('./domain/promotions/promotion-kinds.ts');
const { shopSettingsRules } = await import('./domain/shop-settings/shop-settings-rules.ts');
const { defaultSettings } = await import('./domain/shop-settings/settings-table.ts');
const { canMove, cartEntryMoves } = await import('./domain/orders/order-states.ts');
const { orderStatusTone, statusName } = await import('./domain/orders/order-labels.ts');
const { cellTest, decodeFacet, encodeFacets } = await import('./dist/server/src/catalogue/search/facets/facet-bitmask.js');
const { petFilter } = await import('./dist/server/src/catalogue/search/pet-filter.js');
const { Vocabulary } = await import('./dist/server/src/catalogue/search/reading/vocabulary.js');
const cell = encodeFacets({ category: 'pets', fur: 'Curly', availability: 'available' });
const form = { ...emptyPromotionForm, code: 'third', kind: 'everyNthFree', percentOff: '30', everyNthFree: '3' };
const value = promotionValue(toAddPromotionInput(form));
console.log(JSON.stringify({
  sent: toAddPromotionInput(form).everyNthFree,
  label: value.label,
  taken: value.takeOff([{ unitPrice: 400, amount: 7, left: 2800 }]),
  both: promotionRules.safeParse({ code: 'THIRD', percentOff: 5, everyNthFree: 3 }).success,
  fee: shopSettingsRules.parse({ ...defaultSettings, smallOrderFee: '3.50' }).smallOrderFee,
  tooMuch: shopSettingsRules.safeParse({ ...defaultSettings, smallOrderFee: 51 }).success,
  moves: canMove(cartEntryMoves, 'packed', 'shipped'),
  read: new Vocabulary().findFacts('curly coat').says,
  filtered: petFilter({ fur: 'Curly' }, true),
  counted: [decodeFacet(cell, 'fur'), ...['Curly', 'Wiry'].map((fur) => cellTest({ fur }).misses(cell) === 0)],
  words: [statusName('packed', 'curbside'), orderStatusTone('PACKED')],
}));
`;

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-row-a-kind-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function inCopy(command: string, ...args: string[]): Promise<string> {
  try {
    return (await run(command, args, { cwd: folder, maxBuffer: 50_000_000 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args[0]}: ${stdout}\n${stderr}`);
  }
}

async function apply({ files }: Change): Promise<void> {
  for (const [path, edits] of Object.entries(files)) {
    const file = join(folder, path);
    let text = edits[0]?.[0] === '' ? '' : await readFile(file, 'utf8');
    for (const [find, replace] of edits) {
      if (find && text.split(find).length !== 2) throw new Error(`${path} has not once: ${find}`);
      text = text.replace(find, () => replace);
    }
    await writeFile(file, text);
  }
}

it.each(changes)(
  '$row is made in $maxFiles files at most, which docs/architecture.md names',
  async (change) => {
    const page = await readFile(join(projectRoot, 'docs/architecture.md'), 'utf8');
    const row = page.split('\n').find((line) => line.startsWith(`| ${change.row} ● |`)) ?? '';
    const named = [...row.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    const paths = Object.keys(change.files);
    expect(
      paths.filter(
        (path) => !named.some((name) => path === name || (name.endsWith('/') && path.startsWith(name))),
      ),
    ).toEqual([]);
    expect(paths.length).toBeLessThanOrEqual(change.maxFiles);
  },
);

it('the compiler misses nothing beside them, and they do what they say', async () => {
  await copyProject(folder);
  for (const change of changes) await apply(change);
  await inCopy('npm', 'run', 'codegen');
  await inCopy('npx', 'tsc', '-p', 'tsconfig.json', '--noEmit');
  await inCopy('npx', 'tsc', '-p', 'client/tsconfig.json', '--noEmit');

  const schema = await readFile(join(folder, 'schema.graphql'), 'utf8');
  expect(schema.match(/^ {2}everyNthFree: \w+$/gm)).toEqual([
    '  everyNthFree: Int',
    '  everyNthFree: PositiveInt',
    '  everyNthFree: Int',
  ]);
  expect(schema.match(/^ {2}smallOrderFee: \S+$/gm)).toEqual([
    '  smallOrderFee: NonNegativeFloat!',
    '  smallOrderFee: Float',
    '  smallOrderFee: Float',
  ]);
  expect(schema.match(/^ {2}fur: \S+$/gm)).toEqual(['  fur: Fur', '  fur: [FurCount!]!', '  fur: Fur']);
  expect(JSON.parse(await inCopy('node', '--input-type=module', '-e', behaviour))).toEqual({
    ...{ sent: 3, label: 'One of 3 free', taken: [800], both: false },
    ...{
      read: { fur: 'Curly' },
      filtered: { $and: [{ fur: 'Curly' }] },
      counted: ['Curly', true, false],
    },
    ...{ fee: 3.5, tooMuch: false, moves: true, words: ['Packed', 'good'] },
  });
}, 900_000);
