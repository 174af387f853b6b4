import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

/** Names of the client's page files, such as `pet-list`; a single word could mean anything. */
const pageFiles = globSync('client/src/pages/**/*.page.tsx', { cwd: projectRoot })
  .map((file) => basename(file, '.page.tsx'))
  .filter((name) => name.includes('-'));

const sources = globSync(['server/src/**/*.ts', 'domain/**/*.ts'], { cwd: projectRoot }).filter(
  (file) => !file.endsWith('.test.ts'),
);

/** Files of the client that stand as texts in a source, comments left out. */
function namedFiles(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const texts = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
  return texts.filter((text) => /client\/src|src\/pages|\.page\b/.test(text) || pageFiles.includes(text));
}

test.each([
  ["import('../../client/src/main.ts')", ['../../client/src/main.ts']],
  ["const modules = { '/': 'home', '/FindDog': 'pet-list' };", ['pet-list']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that is read
  ['collect(`src/pages/${name}.page.tsx`)', ['src/pages/${name}.page.tsx']],
  ["// see 'client/src/main.ts'\nconst answer = 'home';", []],
])('a file of the client is found in %s', (source, found) => {
  expect(namedFiles(source)).toEqual(found);
});

test('server and domain name no file of the client: pages are found by their ids', () => {
  expect(sources.length).toBeGreaterThan(200);
  const named = sources.flatMap((file) =>
    namedFiles(readFileSync(join(projectRoot, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(named).toEqual([]);
});
