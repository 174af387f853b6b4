import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import type { CheckResult } from './external-check.ts';
import { npmPackage, pythonProgram, type RunOutput, runToEnd } from './programs.ts';
import { withShop } from './shop.ts';

const versions = {
  redocly: '2.77.0',
  'openapi-typescript': '7.13.0',
  orval: '7.13.2',
  'openapi-python-client': '0.29.1',
};
const RUN_TIMEOUT_MS = 180_000;

/** Compiles what a generator wrote, as strictly as the project its own. */
const compilerOptions = [
  ...['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'],
  ...['--module', 'nodenext', '--moduleResolution', 'nodenext', '--ignoreConfig'],
];

/** Asks a linter about /openapi.json, and lets three generators make clients of it that compile. */
export async function openapi(): Promise<CheckResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'petshop-openapi-'));
  const file = join(folder, 'openapi.json');
  try {
    const text = await withShop({}, async ({ url }) => (await fetch(`${url}/openapi.json`)).text());
    await writeFile(file, text);
    return [
      await lint(file),
      await generateTypeScript(
        'openapi-typescript',
        'bin/cli.js',
        [file, '-o', join(folder, 'types.ts')],
        join(folder, 'types.ts'),
      ),
      await generateTypeScript(
        'orval',
        'dist/bin/orval.js',
        ['--input', file, '--output', join(folder, 'orval.ts'), '--client', 'fetch'],
        join(folder, 'orval.ts'),
      ),
      await generatePython(file, join(folder, 'python')),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function lint(file: string): Promise<CheckResult> {
  const program = join(await npmPackage('@redocly/cli', versions.redocly), 'bin/cli.js');
  const args = ['lint', '--extends', 'recommended', '--format', 'json', file];
  const { output } = await runToEnd(process.execPath, [program, ...args], RUN_TIMEOUT_MS);
  const [, errors, warnings] = /"errors": (\d+),\s+"warnings": (\d+)/.exec(output) ?? [];
  return {
    check: 'redocly',
    version: versions.redocly,
    command: 'redocly lint --extends recommended openapi.json',
    isGood: errors === '0' && warnings === '0',
    findings: errors ? [`${errors} errors, ${warnings} warnings`] : output.split('\n').slice(-20),
  };
}

async function generateTypeScript(
  name: 'openapi-typescript' | 'orval',
  bin: string,
  args: readonly string[],
  written: string,
): Promise<CheckResult> {
  const program = join(await npmPackage(name, versions[name], 'typescript@5'), bin);
  const generated = await runToEnd(process.execPath, [program, ...args], RUN_TIMEOUT_MS);
  const compiler = join(projectRoot, 'node_modules/.bin/tsc');
  const compiled =
    generated.code === 0 && (await runToEnd(compiler, [...compilerOptions, written], RUN_TIMEOUT_MS));
  return resultOf(name, `${name} openapi.json; tsc --strict`, compiled || generated);
}

async function generatePython(file: string, folder: string): Promise<CheckResult> {
  const name = 'openapi-python-client';
  const program = await pythonProgram(name, versions[name]);
  const args = ['generate', '--path', file, '--output-path', folder, '--meta', 'none'];
  const generated = await runToEnd(program, args, RUN_TIMEOUT_MS);
  const compiled =
    generated.code === 0 && (await runToEnd('python3', ['-m', 'compileall', '-q', folder], RUN_TIMEOUT_MS));
  return resultOf(name, `${name} generate --path openapi.json; python3 -m compileall`, compiled || generated);
}

function resultOf(name: keyof typeof versions, command: string, { code, output }: RunOutput): CheckResult {
  return {
    check: name,
    version: versions[name],
    command,
    isGood: code === 0,
    findings: code === 0 ? ['its client compiles'] : output.split('\n').slice(-40),
  };
}
