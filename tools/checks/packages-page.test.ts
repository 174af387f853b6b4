import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

interface Overrides {
  readonly [name: string]: string | Overrides;
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json'));

/** As `owner › package`, where only one package's is overridden. */
function flatten(nested: Overrides, owner = ''): [name: string, range: string][] {
  return Object.entries(nested).flatMap(([name, range]): [string, string][] =>
    typeof range === 'string' ? [[`${owner}${name}`, range]] : flatten(range, `${owner}${name} › `),
  );
}

const named: [string, string][] = Object.entries({ ...dependencies, ...devDependencies });
const overridden = flatten(overrides);
const rows = [...read('docs/packages.md').matchAll(/^\| `([^`]+)` \| `([^`]+)` \| \S.+ \| \S.+ \|$/gm)].map(
  ([, name, range]) => `${name} ${range}`,
);
const inWords = (packages: readonly [string, string][]) => packages.map((one) => one.join(' '));

it('docs/packages.md says why every package is held that does not follow its minor versions', () => {
  const held = [...named.filter(([, range]) => !range.startsWith('^')), ...overridden];
  expect(inWords(held).filter((one) => !rows.includes(one))).toEqual([]);
});

it('docs/packages.md has no line for a package that is gone or held at another version', () => {
  const known = inWords([...named, ...overridden]);
  expect(rows.filter((row) => !known.includes(row))).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
});
