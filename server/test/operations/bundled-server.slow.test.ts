import { readdir, readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { buildStaleTargets, clientTarget } from '../../../packages/local-stack/build/build.ts';
import { terminalConsole } from '../../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../../packages/local-stack/terminal/interruption.ts';
import { startShop } from '../harness/shop.ts';

const root = join(__dirname, '../../..');
const bundle = join(root, 'dist/server/bundle');

beforeAll(() => buildStaleTargets([clientTarget], terminalConsole(neverInterrupted)));

describe('the bundled server', () => {
  it('names in its stacks the TypeScript that a line comes from', async () => {
    const said = "The server can't start: ";
    const packed = await readFile(join(bundle, 'bootstrap.js'), 'utf8');
    const before = packed.slice(0, packed.indexOf(said)).split('\n');
    const map = new SourceMap(await mapOf('bootstrap.js'));
    const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    if (!('originalSource' in entry)) throw new Error('The map does not know the place.');

    const source = relative(root, resolve(bundle, entry.originalSource));
    expect(source).toBe('server/src/bootstrap.ts');
    const written = (await readFile(join(root, source), 'utf8')).split('\n');
    expect(written[entry.originalLine]).toContain(said);
  });

  it('has maps of its own code alone where Node reads them: those of packages are megabytes', async () => {
    // Node reads none in a folder of the name node_modules.
    const files = await readdir(bundle);
    const maps = files.filter((file) => file.endsWith('.map'));
    expect(maps).toContain('bootstrap.js.map');
    for (const name of maps) {
      const { sources } = await mapOf(name.replace(/\.map$/, ''));
      expect(sources.filter((source) => source.includes('node_modules'))).toEqual([]);
    }
  });

  it('loads what works on pictures with the first picture', async () => {
    const files = (await readdir(bundle)).filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(files.map((file) => readFile(join(bundle, file), 'utf8')));
    const needsSharp = files.filter((_file, at) => /from\s*["'`]sharp["'`]/.test(texts[at] ?? ''));
    expect(needsSharp).toEqual(['picture-processor.js']);
    expect(texts.filter((text) => /from\s*["'`]\.\/picture-processor\.js["'`]/.test(text))).toEqual([]);
  });
});

it('signs in at a database with a password, whose letters are made alike first', async () => {
  const shop = await startShop();
  const user = { createUser: 'keeper', roles: [] };
  // The password is made alike where it is stored and where it is used: by the database, and by the packed driver.
  await shop.db.command({ ...user, pwd: 'kibbleª' });
  const uri = new URL(shop.uri);
  uri.username = user.createUser;
  uri.searchParams.set('authSource', shop.db.databaseName);
  const signIn = async (password: string) => {
    uri.password = password;
    const server = await shop.startAnother({ MONGODB_URI: uri.href });
    await server.terminate();
  };

  await signIn('kibbleª');
  await signIn('kibblea');
  await expect(signIn('kibbleb')).rejects.toThrow('Authentication failed');
  await shop.db.command({ dropUser: user.createUser });
  await shop.stop();
});

async function mapOf(file: string): Promise<SourceMapPayload> {
  return JSON.parse(await readFile(join(bundle, `${file}.map`), 'utf8'));
}
