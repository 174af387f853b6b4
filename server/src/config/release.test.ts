import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRelease, releaseName } from './release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'petshop-release-'));
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.0" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['what the build noted', '4f2a9c01b3de\n', '4f2a9c01b3de', '1.2.0+4f2a9c01b3de'],
  ['nothing where the build had no repository', '', null, '1.2.0'],
  ['nothing where no build noted it', null, null, '1.2.0'],
])('a release is its version and %s', (_case, noted, revision, name) => {
  if (noted !== null) writeFileSync(join(folder, 'dist/server/revision'), noted);
  const release = readRelease(folder);
  expect(release).toEqual({ version: '1.2.0', revision });
  expect(releaseName(release)).toBe(name);
});
