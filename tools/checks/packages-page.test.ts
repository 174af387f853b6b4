import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

interface Overrides {
  readonly [name: string]: string | Overrides;
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const { overrides, workspaces } = JSON.parse(read('package.json'));
const manifests = globSync(
  workspaces.map((workspace: string) => `${workspace}/package.json`),
  { cwd: projectRoot },
);

function inWords(packages: readonly [string, string][]): string[] {
  return packages.map((one) => one.join(' '));
}

/** As `owner › package`, where only one package's is overridden. */
function flatten(nested: Overrides, owner = ''): [name: string, range: string][] {
  return Object.entries(nested).flatMap(([name, range]): [string, string][] =>
    typeof range === 'string' ? [[`${owner}${name}`, range]] : flatten(range, `${owner}${name} › `),
  );
}

/** What each workspace names, and the project itself; once where several name it alike. */
const named = [
  ...new Set(
    ['package.json', ...manifests].flatMap((manifest) => {
      const { dependencies, devDependencies } = JSON.parse(read(manifest));
      return inWords(Object.entries({ ...dependencies, ...devDependencies }));
    }),
  ),
].map((words) => words.split(' ') as [string, string]);
const overridden = flatten(overrides);
const rows = [...read('docs/packages.md').matchAll(/^\| `([^`]+)` \| `([^`]+)` \| \S.+ \| \S.+ \|$/gm)].map(
  ([, name, range]) => `${name} ${range}`,
);

it('docs/packages.md says why every package is held that does not follow its minor versions', () => {
  const held = [...named.filter(([, range]) => !range.startsWith('^')), ...overridden];
  expect(inWords(held).filter((one) => !rows.includes(one))).toEqual([]);
});

it('docs/packages.md has no line for a package that is gone or held at another version', () => {
  const known = inWords([...named, ...overridden]);
  expect(rows.filter((row) => !known.includes(row))).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
});

it('all workspaces that name a package name the same versions of it', () => {
  const names = named.map(([name]) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
