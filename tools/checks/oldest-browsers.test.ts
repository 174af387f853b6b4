import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oldestBrowsers } from '../../client/oldest-browsers.ts';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

type Browsers = Readonly<Record<keyof typeof oldestBrowsers, number>>;

/**
 * Since when browsers know what the build does not write in older words, as it does nesting and `light-dark()`; `Infinity`
 * where they do not (caniuse.com).
 */
const styles: Readonly<Record<string, Browsers>> = {
  ':has(': { chrome: 105, edge: 105, firefox: 121, safari: 15.4 },
  'color-mix(': { chrome: 111, edge: 111, firefox: 113, safari: 16.2 },
  'container-type': { chrome: 105, edge: 105, firefox: 110, safari: 16 },
  dvh: { chrome: 108, edge: 108, firefox: 101, safari: 15.4 },
  '@layer': { chrome: 99, edge: 99, firefox: 97, safari: 15.4 },
  '@property': { chrome: 85, edge: 85, firefox: 128, safari: 16.4 },
  '@starting-style': { chrome: 117, edge: 117, firefox: 129, safari: 17.5 },
  '@scope': { chrome: 118, edge: 118, firefox: 146, safari: 17.4 },
  'rgb(from ': { chrome: 119, edge: 119, firefox: 128, safari: 16.4 },
  subgrid: { chrome: 117, edge: 117, firefox: 71, safari: 16 },
  'anchor-name': { chrome: 125, edge: 125, firefox: 147, safari: 26 },
  'field-sizing': { chrome: 123, edge: 123, firefox: Number.POSITIVE_INFINITY, safari: 26.2 },
};

const written = globSync('client/src/**/*.{css,tsx}', { cwd: projectRoot })
  .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
  .join('\n');

it('no style is newer than the oldest browsers that the build names', () => {
  const newer = Object.entries(styles)
    .filter(([style]) => written.includes(style))
    .flatMap(([style, since]) =>
      Object.entries(oldestBrowsers)
        .filter(([name, version]) => since[name as keyof Browsers] > version)
        .map(([name, version]) => `${style} is newer than ${name} ${version}`),
    );
  expect(newer).toEqual([]);
});

it('the README names them', () => {
  const { chrome, firefox, safari } = oldestBrowsers;
  const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
  expect(readme).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`);
});
