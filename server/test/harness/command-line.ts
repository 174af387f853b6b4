import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sharedParts } from './shared-parts.ts';
import type { Shop } from './shop.ts';

/** `npm run admin -- grant EMAIL`, without the build that comes first. */
export async function grantFromCommandLine(shop: Shop, email: string): Promise<string> {
  const uri = `mongodb://127.0.0.1:${sharedParts().mongoPort}/${shop.db.databaseName}?replicaSet=petshop`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['dist/server/src/cli/admin.js', 'grant', email],
    { env: { ...process.env, MONGODB_URI: uri } },
  );
  return stdout;
}
