import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

const { workspaces }: { workspaces: string[] } = JSON.parse(read(root, 'package.json'));
const manifests = [
  'package.json',
  ...globSync(
    workspaces.map((one) => `${one}/package.json`),
    { cwd: root },
  ),
];

type LockedPackage = Readonly<Record<string, unknown>>;

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(read(root, 'package-lock.json'));

function pathsOf(isMeant: (one: LockedPackage) => boolean): string[] {
  return Object.keys(packages).filter(
    (path) => path.includes('node_modules/') && isMeant(packages[path] ?? {}),
  );
}

/** Runs npm as on a machine where nobody has set anything. */
function npm(cwd: string, ...args: string[]) {
  const outer = Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_'));
  const env = { ...Object.fromEntries(outer), npm_config_userconfig: '/dev/null' };
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

describe('the lock file, which npm install leaves as it is', () => {
  it('has nothing that npm 11 writes and npm 10 takes out again', () => {
    expect(pathsOf((one) => 'libc' in one)).toEqual([]);
  });

  it('has nothing that npm 10 writes and npm 11 takes out again', () => {
    expect(pathsOf(({ optional, peer }) => Boolean(optional && peer))).toEqual([]);
  });

  it('names no registry, as .npmrc has it', () => {
    expect(read(root, '.npmrc')).toContain('omit-lockfile-registry-resolved=true\n');
    expect(pathsOf((one) => 'resolved' in one && !one.link)).toEqual([]);
  });

  it('is what the npm at hand would write', () => {
    const copy = mkdtempSync(join(tmpdir(), 'petshop-lock-'));
    for (const file of [...manifests, 'package-lock.json', '.npmrc'])
      cpSync(join(root, file), join(copy, file));
    npm(copy, 'install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund');
    const isKept = read(copy, 'package-lock.json') === read(root, 'package-lock.json');
    rmSync(copy, { recursive: true });
    expect(isKept).toBe(true);
  });
});

it('npm install warns of hardly a package under the oldest Node that it may run on', () => {
  const { engines } = JSON.parse(read(root, 'package.json'));
  expect(engines.node).toBe('>=20');
  const node = ':attr(engines, [node])';
  const tooNew = npm(root, 'query', '--package-lock-only', `${node}:not(:semver(20.19.0, ${node}))`);
  // Its version is that of all of Mantine.
  const locations = JSON.parse(tooNew).map(({ location }: { location: string }) => location);
  expect(locations).toEqual(['node_modules/@mantine/dropzone']);
});
