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

let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'petshop-structure-'));
  mkdirSync(join(project, 'server'));
  const configuration = ['.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.base.json'];
  for (const file of [...configuration, 'package.json', 'server/package.json']) {
    copyFileSync(join(projectRoot, file), join(project, file));
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(project, 'node_modules'));
  for (const [file, imported] of Object.values(planted)) {
    plant(file, `import '${imported}';`);
    if (imported.startsWith('.')) plant(join(dirname(file), imported), '');
  }
  plant('domain/round.ts', "import './about.ts';");
});
afterAll(() => rmSync(project, { recursive: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), `${text}\nexport const planted = true;\n`);
}

function findViolations(): Set<string> {
  const depcruise = join(projectRoot, 'node_modules/.bin/depcruise');
  const args = [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'domain',
    'server',
    'client/src',
  ];
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

test('every rule of the structure fires on a planted violation', () => {
  const found = findViolations();
  const expected = Object.entries(planted).map(([rule, [file]]) => `${rule}: ${file}`);
  expect(expected.filter((violation) => !found.has(violation))).toEqual([]);
});

test('there is a planted violation for every rule', () => {
  const { forbidden } = jest.requireActual(join(projectRoot, '.dependency-cruiser.cjs'));
  expect(forbidden.map(({ name }: { name: string }) => name)).toEqual(Object.keys(planted));
});
