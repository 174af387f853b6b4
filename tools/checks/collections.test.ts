import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** Names of the models that the server has. */
const models = globSync('server/src/**/*.ts', { cwd: projectRoot })
  .flatMap((path) => [...read(path).matchAll(/^(?:export )?const (\w+)(?::[^=]+)? = modelOf\(/gm)])
  .map(([, name]) => name);

test('every collection is made with its indexes before the first request', () => {
  const [, made = ''] =
    /const models = \[([^\]]+)\]/.exec(read('server/src/migrations/validation/models.ts')) ?? [];
  const known = made.split(',').map((name) => name.trim());
  expect(models.length).toBeGreaterThan(20);
  expect(models.filter((name) => name && !known.includes(name))).toEqual([]);
});
