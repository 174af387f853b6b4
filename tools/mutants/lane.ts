import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../checks/copy-project.ts';
import type { Mutant } from './mutant.ts';
import { escapePattern, plant, rooms, type Sources } from './sources.ts';
import type { TestFile } from './test-files.ts';
import { reportVariable, type TestRun } from './test-run.ts';

const run = promisify(execFile);

/** A copy of the project, in which one mutant after another is tried. */
export class Lane {
  private readonly folder: string;
  private readonly patienceMs: number;

  private constructor(folder: string, patienceMs: number) {
    this.folder = folder;
    this.patienceMs = patienceMs;
  }

  /**
   * @param patienceMs after which a test that hangs has failed
   */
  static async open(folder: string, patienceMs: number): Promise<Lane> {
    await copyProject(folder);
    await mkdir(join(folder, 'tmp'));
    return new Lane(folder, patienceMs);
  }

  /** Does some work while the fault is there. */
  async withMutant<T>(mutant: Mutant, sources: Sources, work: () => Promise<T>): Promise<T> {
    const { path, text } = plant(mutant, sources);
    try {
      await this.write(path, text);
      return await work();
    } finally {
      await this.write(path, sources[mutant.room].get(path) ?? '');
    }
  }

  /**
   * Compiles all faults at once, but for those that change the same code as another, which come in a second turn: that
   * takes no longer than compiling one.
   *
   * @throws Error with the compiler's words
   */
  async compileAll(mutants: readonly Mutant[], sources: Sources): Promise<void> {
    for (let left = mutants; left.length > 0; ) {
      const planted = { ...sources };
      const later: Mutant[] = [];
      for (const mutant of left) {
        try {
          const { path, text } = plant(mutant, planted);
          planted[mutant.room] = new Map(planted[mutant.room]).set(path, text);
        } catch {
          later.push(mutant);
        }
      }
      await this.compile(sources, planted);
      left = later;
    }
  }

  private async compile(before: Sources, planted: Sources): Promise<void> {
    const changed = rooms.flatMap((room) =>
      [...planted[room]]
        .filter(([path, text]) => before[room].get(path) !== text)
        .map(([path]) => ({ room, path })),
    );
    const halves = ['server', 'client'].filter((half) =>
      changed.some(({ room }) => room === half || room === 'domain'),
    );
    try {
      for (const { room, path } of changed) await this.write(path, planted[room].get(path) ?? '');
      const [tsc, check] = ['node_modules/.bin/tsc', '--noEmit'];
      for (const half of halves) await this.node(tsc, '-p', `${half}/tsconfig.json`, check);
    } catch (error) {
      throw new Error(`Some of the faults are no TypeScript:\n${(error as { stdout?: string }).stdout}`);
    } finally {
      for (const { room, path } of changed) await this.write(path, before[room].get(path) ?? '');
    }
  }

  /** What the integration tests start; only where it is stale. */
  buildServer(): Promise<unknown> {
    return this.node('tools/build/build.ts', '--server');
  }

  /** Runs test files until the first test that fails. */
  async test(files: readonly TestFile[], titles: readonly string[] = []): Promise<TestRun> {
    return files.some(({ height }) => height === 'browser')
      ? this.runPlaywright(files.map(({ path }) => path))
      : this.runJest(files, titles);
  }

  private async runJest(files: readonly TestFile[], titles: readonly string[]): Promise<TestRun> {
    const report = join(this.folder, 'dist/first-failure.json');
    await mkdir(dirname(report), { recursive: true });
    await rm(report, { force: true });
    const jest = this.spawn(
      [
        'node_modules/.bin/jest',
        // The slow ring has its own patience.
        ...(files.some(({ ring }) => ring === 'slow')
          ? ['--config=jest.slow.config.ts']
          : [`--testTimeout=${this.patienceMs}`]),
        '--runTestsByPath',
        ...files.map(({ path }) => path),
        ...(titles.length > 0
          ? [`--testNamePattern=${titles.map((title) => `^${escapePattern(title)}$`).join('|')}`]
          : []),
        '--maxWorkers=1',
        `--cacheDirectory=${join(this.folder, 'dist/jest-cache')}`,
        '--reporters=./tools/mutants/first-failure-reporter.ts',
      ],
      { [reportVariable]: report },
    );
    return this.resultOf(jest, () => readFile(report, 'utf8').then(JSON.parse));
  }

  private async runPlaywright(paths: readonly string[]): Promise<TestRun> {
    const playwright = this.spawn(
      ['node_modules/.bin/playwright', 'test', ...paths, '--max-failures=1', '--workers=1'],
      {},
    );
    return this.resultOf(playwright, async () =>
      playwrightRun(JSON.parse(await readFile(join(this.folder, 'e2e/artifacts/report.json'), 'utf8'))),
    );
  }

  /** @throws Error with what the runner said, where it ended without a report */
  private async resultOf(
    { said, ended }: ReturnType<Lane['spawn']>,
    read: () => Promise<TestRun>,
  ): Promise<TestRun> {
    await ended;
    const result = await read().catch(() => null);
    if (!result || (result.passed === 0 && !result.failure)) {
      throw new Error(`No test was run:\n${said().slice(-2000)}`);
    }
    return result;
  }

  private spawn(args: readonly string[], env: NodeJS.ProcessEnv) {
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      // What runs that were ended early leave behind goes with the lane.
      env: { ...process.env, TMPDIR: join(this.folder, 'tmp'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    }
    return { said: () => output, ended: once(child, 'exit') };
  }

  private write(path: string, text: string): Promise<void> {
    return writeFile(join(this.folder, path), text);
  }

  private node(...args: readonly string[]): Promise<unknown> {
    return run(process.execPath, args, { cwd: this.folder, maxBuffer: 50_000_000 });
  }
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly {
        readonly status: string;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

function playwrightRun({
  suites,
  stats,
}: {
  suites: readonly Suite[];
  stats: { expected: number };
}): TestRun {
  const specs = suites.flatMap(specsOf);
  const failed = specs.find(({ ok, tests }) => !ok && tests.some(({ results }) => results.length > 0));
  const message = failed?.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
  return {
    passed: stats.expected,
    failure: failed ? { path: join('e2e', failed.file), title: failed.title, message: message ?? '' } : null,
  };
}

function specsOf({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']>[number][] {
  return [...specs, ...suites.flatMap(specsOf)];
}
