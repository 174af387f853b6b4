import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../system/project-root.ts';
import { oneOf, UsageError, wholeNumber } from './command-line.ts';

it.each([
  ['12', 1, 12],
  ['0', 0, 0],
])('%s is a whole number from %i on', (text, least, number) => {
  expect(wholeNumber('--runs', text, least)).toBe(number);
});

it.each(['0', '-3', '1.5', 'many', '', ' ', 'Infinity'])('"%s" is none, which is said', (text) => {
  expect(() => wholeNumber('--runs', text)).toThrow(
    new UsageError(`--runs must be a whole number from 1 on, not "${text}".`),
  );
});

it('takes a word that it knows, and names those that it knows for any other', () => {
  expect(oneOf('--point', ['K1', 'K2'], 'K2')).toBe('K2');
  expect(() => oneOf('--point', ['K1', 'K2'], 'K3')).toThrow(
    new UsageError('--point must be one of K1, K2, not "K3".'),
  );
});

interface Ended {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
}

/** Runs a program of the project, which is to end at once. */
function run(program: string, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(projectRoot, program), ...args], (error, said, complained) => {
      resolve({ code: Number(error?.code ?? 0), said, complained });
    });
  });
}

const start = 'packages/local-stack/commands/start.ts';
const chaos = 'tools/chaos/main.ts';

describe('a command', () => {
  it.each([
    [start, ['--port', '4001'], "Unknown option '--port'", 'npm start'],
    [chaos, ['--runs', 'many'], '--runs must be a whole number from 1 on, not "many".', 'npm run chaos'],
    [chaos, ['--runs'], "Option '--runs <value>' argument missing", 'npm run chaos'],
    [chaos, ['--mutants', 'no such bug'], 'No planted bug has "no such bug" in its name.', 'npm run chaos'],
    ['tools/bench/main.ts', ['--parts', 'reeds'], '--parts must be one of reads,', 'npm run bench'],
  ])('%s %j says what it can not read, and how it is used', async (program, args, complaint, usage) => {
    const { code, complained } = await run(program, ...args);
    expect(code).toBe(2);
    expect(complained).toContain(complaint);
    expect(complained).toContain(`Usage: ${usage}`);
    expect(complained).not.toContain('    at ');
  });

  it('says how it is used, where that is asked', async () => {
    expect(await run(start, '--help')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Usage: npm start/),
      complained: '',
    });
  });
});
