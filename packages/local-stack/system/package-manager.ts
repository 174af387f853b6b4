import { basename } from 'node:path';
import { findCommand, findParent, findProcess, type ProcessIdentity } from './process-identity.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The npm that runs us as a script of the package, and the shell between it and us where there is one.
 *
 * Recognised by their command: whatever started npm goes its own way, and a script that npm runs may have started us and gone on.
 */
export function findScriptRunners(env: Environment): ProcessIdentity[] {
  const script = env.npm_lifecycle_script;
  if (!script) return [];

  const parent = process.ppid;
  if (isPackageManager(findCommand(parent), env)) return identitiesOf([parent]);
  const grandparent = findParent(parent);
  if (!grandparent || !isShellOf(findCommand(parent), script)) return [];
  return isPackageManager(findCommand(grandparent), env) ? identitiesOf([parent, grandparent]) : [];
}

/** npm calls itself by what it does ("npm start"), others stay "node /usr/bin/pnpm start". */
export function isPackageManager(command: string | null, env: Environment): boolean {
  const name = env.npm_config_user_agent?.split('/')[0] ?? 'npm';
  const names = [name, basename(env.npm_execpath ?? name)];
  const words = command?.split(' ').slice(0, 2) ?? [];
  return words.some((word) => names.includes(basename(word)));
}

/** "sh -c node packages/local-stack/commands/start.ts", with whatever was added to the script on the command line. */
export function isShellOf(command: string | null, script: string): boolean {
  return command?.includes(` -c ${script}`) ?? false;
}

function identitiesOf(pids: readonly number[]): ProcessIdentity[] {
  return pids.flatMap((pid) => findProcess(pid) ?? []);
}
