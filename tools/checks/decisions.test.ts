import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

const folder = join(projectRoot, 'docs/decisions');
const MAX_WORDS = 600;

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const pages = globSync('[0-9]*.md', { cwd: folder }).sort();
const list = read('README.md');

/** The files that a page links to, from its own folder. */
function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

test('decisions are numbered without a gap', () => {
  expect(pages.map((file) => Number.parseInt(file, 10))).toEqual(pages.map((_, place) => place + 1));
});

describe.each(pages)('docs/decisions/%s', (file) => {
  const text = read(file);
  const [, number, title] =
    /^# (\d+)\. (.+)\n\n\*\*Status:\*\* accepted, \d{4}-\d\d-\d\d(?:; .+)?\n\n/.exec(text) ?? [];

  it('begins with its number, its title and a dated status', () => {
    expect(Number(number)).toBe(Number.parseInt(file, 10));
  });

  it('has the four sections in their order', () => {
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(['Context', 'Decision', 'Alternatives', 'Consequences']);
  });

  it(`has at most ${MAX_WORDS} words`, () => {
    expect(text.match(/\S+/g)?.length).toBeLessThanOrEqual(MAX_WORDS);
  });

  it('is in the list, by its title', () => {
    expect(list).toContain(`\n| ${number} | [${title}](${file}) | `);
  });
});

test.each(['README.md', ...pages])('every relative link of docs/decisions/%s resolves', (file) => {
  expect(linksOf(read(file)).filter((target) => !existsSync(join(folder, target)))).toEqual([]);
});

test('the list names no page that is gone', () => {
  expect(list.match(/^\| \d+ \|/gm)?.length).toBe(pages.length);
});
