import { join } from 'node:path';
import { dataFolder, exists, preservedFiles } from '../data/data-folder.ts';
import { findHolder, lockPath } from '../system/process-lock.ts';
import { StartError } from '../system/start-error.ts';
import { isEmbeddedDatabase, runForOperator, withDatabase } from './with-database.ts';

/**
 * `npm run backup -- FILE`: the shop of these settings as it is at one moment, whether it runs or not. The
 * accounts of the emulator and the ledger of the sandbox are taken along where there are any.
 */
await runForOperator(async (settings, run, console) => {
  const args = process.argv.slice(2);
  if (!isEmbeddedDatabase(settings)) return run('backup', args);

  const folder = dataFolder(settings.dataDir);
  if (!(await exists(folder.marker))) throw new StartError(`There is no shop in ${folder.root} to back up.`);
  const backUp = async () => {
    const files: string[] = [];
    for (const name of preservedFiles) if (await exists(join(folder.root, name))) files.push('--with', name);
    return run('backup', [...args, ...files]);
  };
  const isOpen = await findHolder(lockPath(folder.run));
  return isOpen ? backUp() : withDatabase(settings, console, backUp);
});
