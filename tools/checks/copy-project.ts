import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

const run = promisify(execFile);

/**
 * Copies what git knows, what is new, and what is built, which makes the next build quick. The packages are those of the
 * project.
 */
export async function copyProject(folder: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    maxBuffer: 50_000_000,
  });
  // Git lists what was removed and not committed yet, too.
  const paths = stdout.split('\0').filter((path) => path && existsSync(join(projectRoot, path)));
  for (const path of new Set(paths.map(dirname))) await mkdir(join(folder, path), { recursive: true });
  await Promise.all(paths.map((path) => cp(join(projectRoot, path), join(folder, path))));
  const built = join(projectRoot, 'dist');
  if (existsSync(built)) {
    await cp(built, join(folder, 'dist'), { recursive: true, preserveTimestamps: true });
  }
  // No code imports a workspace by its name, so none gets from here to the project's own sources.
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
}
