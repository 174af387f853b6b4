import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sharedParts } from './shared-parts.ts';
import type { Shop } from './shop.ts';

/** `npm run admin -- grant EMAIL`, without the build that comes first. */
export function grantFromCommandLine(shop: Shop, email: string): Promise<string> {
  return run(shop, 'server/src/cli/admin.js', 'grant', email);
}

/** `npm run admin`, without the build that comes first, also where it fails. @returns its exit code, and all that it said */
export async function runAdminCommand(shop: Shop, ...args: string[]) {
  const answer = await run(shop, 'server/src/cli/admin.js', ...args).then(
    (stdout) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  );
  return { code: answer.code, says: answer.said.trimEnd() };
}

/** `npm run seed -- --items N`, without the build that comes first. */
export function seedFromCommandLine(shop: Shop, items: number): Promise<string> {
  return run(shop, 'packages/demo-shop/seed/main.js', '--items', String(items));
}

async function run(shop: Shop, program: string, ...args: string[]): Promise<string> {
  const uri = `mongodb://127.0.0.1:${sharedParts().mongoPort}/${shop.db.databaseName}?replicaSet=petshop`;
  const { stdout } = await promisify(execFile)(process.execPath, [`dist/${program}`, ...args], {
    env: { ...process.env, MONGODB_URI: uri },
  });
  return stdout;
}
