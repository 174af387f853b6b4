import { writeFile } from 'node:fs/promises';
import { isEmbeddedDatabase, runForOperator, withDatabase } from './with-database.ts';

/** `npm run restore -- FILE`: puts a backup into the shop of these settings, which must not run. */
await runForOperator(async (settings, run, console) => {
  const args = process.argv.slice(2);
  const needsDatabase = !args.includes('--check') && args.some((arg) => !arg.startsWith('--'));
  if (!isEmbeddedDatabase(settings) || !needsDatabase) return run('restore', args);

  return withDatabase(settings, console, async (folder) => {
    const code = await run('restore', [...args, '--files-to', folder.root]);
    // A restored shop is no fresh one: the demo must not be loaded into it.
    if (code === 0) await writeFile(folder.demoLoaded, `${new Date().toISOString()}\n`);
    return code;
  });
});
