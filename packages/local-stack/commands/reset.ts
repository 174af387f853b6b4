import { readSettings } from '../../../server/src/config/settings.ts';
import { emptyDataFolder } from '../data/empty-data-folder.ts';
import { StartError } from '../system/start-error.ts';

/** `npm run reset`: the next start begins with a fresh demo shop. */
try {
  const { dataDir } = readSettings(process.env);
  const wasEmptied = await emptyDataFolder(dataDir);
  console.log(wasEmptied ? `Emptied ${dataDir}.` : `${dataDir} is empty already.`);
} catch (error) {
  if (!(error instanceof StartError || (error as Error).name === 'SettingsError')) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
