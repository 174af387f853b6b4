import 'reflect-metadata';
import { AuditService, commandLine } from '../audit/audit.service.ts';
import { readSettings, SettingsError } from '../config/settings.ts';
import { Database } from '../database/database.ts';
import { DomainError } from '../platform/domain-error.ts';
import { createLogger } from '../platform/logging.ts';
import { RolesService } from '../users/roles.service.ts';

const usage = 'Usage: npm run admin -- grant EMAIL';

/** `npm run admin -- grant EMAIL`: makes the first admin of a shop; later ones are made by admins. */
async function main([command, email]: readonly string[]): Promise<number> {
  if (command !== 'grant' || !email) {
    console.error(usage);
    return 2;
  }
  const settings = readSettings(process.env);
  const db = await Database.connect(settings.database.uri, createLogger('silent'));
  try {
    const user = await new RolesService(db, new AuditService()).makeAdmin(email, commandLine);
    console.log(`${user.email} is an admin now.`);
    return 0;
  } finally {
    await db.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  console.error(explain(error));
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof DomainError)
    return `${error.message}. Sign in to the shop with this address once, then try again.`;
  return `The database can't be reached (${(error as Error).message}). Is the shop running?`;
}
