import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

/*
 * The README's tour shows what the shop can do today: what the changelog adds begins with a name in bold, and the tour
 * has the same name in bold.
 */

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** The part of a page from a heading to the next one of its rank. */
function section(page: string, heading: string): string {
  const [rank = ''] = heading.split(' ');
  const [, text = ''] = page.split(`\n${heading}\n`);
  return text.split(new RegExp(`^${rank} `, 'm'))[0] ?? '';
}

/** A name without its case and closing sign, which follow the sentence. */
function plain(name: string): string {
  return name.replace(/[.:,]$/, '').toLowerCase();
}

const added = section(section(read('CHANGELOG.md'), '## [Unreleased]'), '### Added')
  .split('\n')
  .filter((line) => line.startsWith('- '));
const shown = [...section(read('README.md'), '## A tour').matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) =>
  plain(name),
);

test('what the changelog adds begins with a name in bold', () => {
  expect(added.filter((line) => !/^- \*\*[^*]+\*\*/.test(line))).toEqual([]);
});

test('the tour of the README has a line for each thing that the changelog adds', () => {
  const names = added.map((line) => plain(/^- \*\*([^*]+)\*\*/.exec(line)?.[1] ?? line));
  expect(names.filter((name) => !shown.includes(name))).toEqual([]);
});
