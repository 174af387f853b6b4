import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

const files = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' }).trim().split('\n');
const layout = /## Layout\n\n```\n([\s\S]*?)```/.exec(read('CONTRIBUTING.md'))?.[1] ?? '';

function read(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

test('every file and folder that docs/architecture.md names exists', () => {
  const named = [...read('docs/architecture.md').matchAll(/`([\w./-]+(?:\.tsx?|\/))`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(60);
  const exists = (path: string) =>
    files.some((file) => (path.endsWith('/') ? file.startsWith(path) : `/${file}`.endsWith(`/${path}`)));
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

test('the layout of CONTRIBUTING.md names every room of the tree', () => {
  const rooms = new Set<string>();
  const root = /^(domain|server\/src|client\/src|packages|tools|e2e)\/([\w-]+)\/./;
  for (const file of files) {
    const [, top = '', room = ''] = root.exec(file) ?? [];
    if (room) rooms.add(`${top}/${room}`);
  }
  const named = new Set<string>();
  let top = '';
  for (const line of layout.split('\n')) {
    top = /^([\w/]+)\/ /.exec(line)?.[1] ?? top;
    for (const [, room = ''] of line.matchAll(/(?<![\w/-])([\w-]+)\/(?=[ ,;:)]|$)/g))
      named.add(`${top}/${room}`);
  }
  expect([...rooms].filter((room) => !named.has(room))).toEqual([]);
});
