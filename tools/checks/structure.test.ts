import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

/** For every rule a file that breaks it: what it is, and what it must not import. */
const planted: Record<string, [file: string, imported: string]> = {
  'no-circles': ['domain/about.ts', './round.ts'],
  'domain-stands-alone': ['domain/greedy.ts', '../server/src/platform/clock.ts'],
  'server-knows-no-client': ['server/src/catalogue/pretty.ts', '../../../client/src/ui/button.ts'],
  'client-knows-no-server': ['client/src/lib/deep.ts', '../../../server/src/platform/clock.ts'],
  'server-knows-no-local-stack': ['server/src/catalogue/bound.ts', '../../../packages/local-stack/part.ts'],
  'platform-knows-no-module': ['server/src/platform/curious.ts', '../catalogue/pets.ts'],
  'modules-know-no-app': ['server/src/catalogue/upward.ts', '../app/express-app.ts'],
  'app-knows-no-main': ['server/src/app/upward.ts', '../main.ts'],
  'stripe-through-its-gateway': ['server/src/payments/around.ts', 'stripe'],
  'firebase-through-its-gateway': ['server/src/users/around.ts', 'firebase-admin'],
  'ui-and-lib-know-no-feature': ['client/src/ui/clever.ts', '../features/cart/cart.ts'],
  'features-know-no-page': ['client/src/features/cart/upward.ts', '../../pages/home.ts'],
  'features-know-no-other': ['client/src/features/admin/pets/sideways.ts', '../orders/orders.ts'],
  'pages-know-no-app': ['client/src/pages/upward.ts', '../app/router.ts'],
  'product-needs-no-development-package': ['server/src/platform/tooling.ts', 'vite'],
};

const MAX_FILES_IN_A_FOLDER = 20;

let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'petshop-structure-'));
  mkdirSync(join(project, 'server'));
  const configuration = [
    '.dependency-cruiser.cjs',
    '.dependency-cruiser.folders.cjs',
    'tsconfig.json',
    'tsconfig.base.json',
  ];
  for (const file of [...configuration, 'package.json', 'server/package.json']) {
    copyFileSync(join(projectRoot, file), join(project, file));
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(project, 'node_modules'));
  for (const [file, imported] of Object.values(planted)) {
    plant(file, `import '${imported}';`);
    if (imported.startsWith('.')) plant(join(dirname(file), imported), '');
  }
  plant('domain/round.ts', "import './about.ts';");
  plant('server/src/left/first.ts', "import '../right/first.ts';");
  plant('server/src/right/first.ts', '');
  plant('server/src/right/second.ts', "import '../left/second.ts';");
  plant('server/src/left/second.ts', '');
});
afterAll(() => rmSync(project, { recursive: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), `${text}\nexport const planted = true;\n`);
}

function findViolations(config: string): Set<string> {
  const depcruise = join(projectRoot, 'node_modules/.bin/depcruise');
  const args = ['--config', config, '--output-type', 'json', 'domain', 'server', 'client/src'];
  let output: string;
  try {
    output = execFileSync(process.execPath, [depcruise, ...args], { cwd: project, encoding: 'utf8' });
  } catch (error) {
    // It found something, which is what exit codes other than 0 mean.
    output = (error as { stdout: string }).stdout;
  }
  const { summary } = JSON.parse(output);
  return new Set(
    summary.violations.map(
      ({ rule, from }: { rule: { name: string }; from: string }) => `${rule.name}: ${from}`,
    ),
  );
}

/** Folders, by path, that have more source files directly in them than a reader takes in at a glance. */
function findCrowdedFolders(files: readonly string[]): string[] {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test(-kit)?\.tsx?$/.test(file));
  const folders = Map.groupBy(sources, dirname);
  return [...folders].filter(([, { length }]) => length > MAX_FILES_IN_A_FOLDER).map(([folder]) => folder);
}

test('every rule of the structure fires on a planted violation', () => {
  const found = findViolations('.dependency-cruiser.cjs');
  const expected = Object.entries(planted).map(([rule, [file]]) => `${rule}: ${file}`);
  expect(expected.filter((violation) => !found.has(violation))).toEqual([]);
});

test('there is a planted violation for every rule', () => {
  const { forbidden } = jest.requireActual(join(projectRoot, '.dependency-cruiser.cjs'));
  expect(forbidden.map(({ name }: { name: string }) => name)).toEqual(Object.keys(planted));
});

test('folders that need one another are seen where no two of their files do', () => {
  expect([...findViolations('.dependency-cruiser.folders.cjs')].sort()).toEqual([
    'no-folder-circles: server/src/left',
    'no-folder-circles: server/src/right',
  ]);
});

test('no folder has more than twenty source files', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' }).split('\n');
  expect(findCrowdedFolders(tracked)).toEqual([]);
});

test('a folder of twenty-one source files is seen', () => {
  const files = Array.from({ length: 21 }, (_, at) => `server/src/crowd/file-${at}.ts`);
  expect(findCrowdedFolders(files)).toEqual(['server/src/crowd']);
  expect(findCrowdedFolders([...files.slice(1), 'server/src/crowd/file.test.ts'])).toEqual([]);
});
