import 'reflect-metadata';
import { isOfStaff, Role } from '../../../domain/permissions.ts';
import { AuditService, commandLine } from '../audit/audit.service.ts';
import { readSettings, SettingsError } from '../config/settings.ts';
import { Database } from '../database/database.ts';
import { SetAsideRecordModel } from '../migrations/validation/set-aside-record.entity.ts';
import { DomainError } from '../platform/domain-error.ts';
import { createLogger } from '../platform/logging.ts';
import { textOf } from '../platform/text/text-of.ts';
import { RolesService } from '../users/roles.service.ts';

const staffRoles = Object.values(Role).filter(isOfStaff);

const usage = `Usage:
  npm run admin -- list                 who has a role in the shop
  npm run admin -- grant EMAIL [ROLE]   gives one: ${staffRoles.join(' or ')}; admin where none is named
  npm run admin -- revoke EMAIL         takes it
  npm run admin -- set-aside            which records did not fit, and were repaired or set aside`;

/** @returns what it says to whoever runs it */
type Command = (roles: RolesService) => Promise<string>;

/** `npm run admin`: makes the first admin of a shop, and repairs what the back office can't: noted in the audit as there. */
async function main(args: readonly string[]): Promise<number> {
  const command = commandFor(args);
  if (!command) {
    console.error(usage);
    return 2;
  }
  const settings = readSettings(process.env);
  const db = await Database.connect(settings.database.uri, createLogger('silent'));
  try {
    console.log(await command(new RolesService(db, new AuditService())));
    return 0;
  } finally {
    await db.close();
  }
}

/** @returns null for what is no command */
function commandFor([name, email, ...rest]: readonly string[]): Command | null {
  if (name === 'list' && !email) return list;
  if (name === 'set-aside' && !email) return listSetAside;
  if (!email) return null;
  const [role = Role.ADMIN] = rest;
  const given = staffRoles.find((one) => one === role);
  if (name === 'grant' && given && rest.length < 2) {
    return async (roles) => {
      const user = await roles.setRole(email, given, commandLine);
      return `${user.email} is ${given === 'admin' ? 'an admin' : given} now.`;
    };
  }
  if (name === 'revoke' && rest.length === 0) {
    return async (roles) => {
      const user = await roles.setRole(email, Role.REGULAR, commandLine);
      return `${user.email} has no role in the shop now.`;
    };
  }
  return null;
}

async function list(roles: RolesService): Promise<string> {
  const staff = await roles.listStaff();
  if (staff.length === 0) return 'Nobody has a role in the shop yet: npm run admin -- grant EMAIL';
  return staff
    .map(({ role, email, name }) => `${role.padEnd(8)}${email ?? '(no address)'}  ${name}`)
    .join('\n');
}

async function listSetAside(): Promise<string> {
  const records = await SetAsideRecordModel.find().sort({ _id: 1 }).lean();
  if (records.length === 0) return 'Every record fits: none was repaired or set aside.';
  return records
    .map(({ from, record, why, isRepaired, at }) => {
      const became = isRepaired ? 'repaired ' : 'set aside';
      return `${at.toISOString().slice(0, 10)}  ${became}  ${from.padEnd(14)}${textOf(record._id)}  ${why}`;
    })
    .join('\n');
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  console.error(explain(error));
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof DomainError) {
    if (error.code !== 'NOT_FOUND') return `${error.message} (${error.code})`;
    return `${error.message}. Log in to the shop with this address once, then try again.`;
  }
  return `The database can't be reached (${(error as Error).message}). Is the shop running?`;
}
