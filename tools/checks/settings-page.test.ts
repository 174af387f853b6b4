import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** What the server reads, with its default where it has one that is always the same. */
const [, schema = ''] =
  /const environment = z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(read('server/src/config/settings.ts')) ?? [];
const settings = new Map(
  schema
    .split(/^ {2}(?=[A-Z])/m)
    .filter(Boolean)
    .map((text) => [text.split(':')[0] ?? '', /\.default\('?([^')]+)'?\)/.exec(text)?.[1]]),
);

/** The rows of docs/settings.md. */
const rows = [...read('docs/settings.md').matchAll(/^\| `(\w+)` \| (.*?) ?\| /gm)].map(
  ([, name = '', byDefault = '']) => ({ name, byDefault }),
);

test('docs/settings.md names settings that the server reads, and no others', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.map(({ name }) => name).filter((name) => !settings.has(name))).toEqual([]);
});

test.each(rows)('docs/settings.md has the default of $name', ({ name, byDefault }) => {
  const value = settings.get(name);
  if (value === undefined) expect(byDefault).not.toMatch(/^`[^`]*`$/);
  else expect(byDefault).toBe(`\`${value}\``);
});
