import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rotateLargeLogs } from './log-files.ts';

test('a large log begins anew and its end is kept beside; a small one stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'petshop-logs-'));
  const [large, small] = [join(folder, 'server.log'), join(folder, 'mongod.log')];
  await writeFile(large, 'x'.repeat(200));
  await writeFile(small, 'x'.repeat(20));
  await rotateLargeLogs(folder, 100);
  await appendFile(large, 'after');

  expect((await readdir(folder)).sort()).toEqual(['mongod.log', 'server.log', 'server.log.1']);
  expect(await readFile(large, 'utf8')).toBe('after');
  expect(await readFile(`${large}.1`, 'utf8')).toHaveLength(200);
  await rm(folder, { recursive: true });
});
