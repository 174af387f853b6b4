import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import type { CheckResult } from './external-check.ts';
import { runToEnd } from './programs.ts';

interface Report {
  readonly error?: { readonly summary?: string; readonly code?: string };
  readonly message?: string;
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly name: string; readonly severity: string }>>;
}

/** Known vulnerabilities of the installed packages. Not every registry answers this request. */
export async function npmAudit(): Promise<CheckResult[]> {
  const { output: version } = await runToEnd('npm', ['--version'], 60_000);
  return Promise.all(
    [['--omit=dev'], []].map((args) => audit(args, version.trim().split('\n').at(-1) ?? '')),
  );
}

async function audit(args: readonly string[], version: string): Promise<CheckResult> {
  const words = ['audit', ...args];
  const { output } = await runToEnd('npm', [...words, '--json', '--prefix', projectRoot], 180_000);
  const report: Report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1) || '{}');
  const counts = report.metadata?.vulnerabilities;
  const named = {
    check: `npm ${words.join(' ')}`,
    version: `npm ${version}`,
    command: `npm ${words.join(' ')}`,
  };
  if (!counts) {
    const why = report.error?.summary || report.message || 'no answer';
    return { ...named, isGood: null, findings: [`the registry does not answer: ${why.split(/\n| - /)[0]}`] };
  }
  const grave = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
    /high|critical/.test(severity),
  );
  return {
    ...named,
    isGood: grave.length === 0,
    findings: [
      Object.entries(counts)
        .map(([severity, count]) => `${severity} ${count}`)
        .join(', '),
      ...grave.map(({ name, severity }) => `${name}: ${severity}`),
    ],
  };
}
