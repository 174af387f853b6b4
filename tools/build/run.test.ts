import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
let copy: string;

/** A copy of the project as far as it takes to run a program of it. */
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'petshop-run-'));
  mkdirSync(join(copy, 'tools/build'), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  for (const file of ['package.json', 'tools/build/run.mjs']) cpSync(join(root, file), join(copy, file));
  writeFileSync(
    join(copy, 'program.ts'),
    'const words: string[] = process.argv.slice(1); console.log(...words);',
  );
  writeFileSync(join(copy, 'needy.ts'), "import 'zod'; console.log('never');");
  writeFileSync(join(copy, 'broken.ts'), "import './nowhere.ts';");
});
afterEach(() => rmSync(copy, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/build/run.mjs', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function wantNode(version: string): void {
  const description = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  description.dependencies.node = version;
  writeFileSync(join(copy, 'package.json'), JSON.stringify(description));
}

describe('a program of the shop', () => {
  it('is run with what it was called with', () => {
    expect(run('program.ts', '--items', '3')).toEqual({
      status: 0,
      stdout: 'program.ts --items 3\n',
      stderr: '',
    });
  });

  it('says in one sentence that this Node is too old, and what to do, also where install scripts are off', () => {
    wantNode('^99.0.0');
    const { node } = process.versions;
    for (const args of [[], ['program.ts']]) {
      expect(run(...args)).toEqual({
        status: 1,
        stdout: '',
        stderr:
          `The shop runs on Node 99, and this is Node ${node}: \`npm install\` brings Node 99 along or, ` +
          'where install scripts are switched off, `npm rebuild node --ignore-scripts=false`.\n',
      });
    }
  });

  it('says in one sentence that nothing was installed', () => {
    rmSync(join(copy, 'node_modules'), { recursive: true });
    expect(run('program.ts')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The packages of the shop are not installed: run `npm install` first.\n',
    });
  });

  it('says in one sentence that a package is missing, after a pull perhaps', () => {
    expect(run('needy.ts')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The package zod is not installed: run `npm install`.\n',
    });
  });

  it('leaves a mistake of its own what it is', () => {
    expect(run('broken.ts').stderr).toMatch(/Cannot find module .*nowhere\.ts/);
  });
});

/** Whatever npm runs with the Node of the machine where the one that npm install adds is not there. */
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

it.each(Object.entries(scripts).filter(([, script]) => /\.ts\b|\bdist\//.test(script)))(
  'npm run %s looks first whether it can',
  (_name, script) => {
    expect(script).toMatch(/^(exec )?node tools\/build\/run\.mjs( |$)/);
  },
);
