import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { readCommandLine, wholeNumber } from '../../packages/local-stack/terminal/command-line.ts';
import { NoiseFilter } from '../bench/figures/noise-filter.ts';
import { chromiumSources, findChromium } from './chromium.ts';

/**
 * `npm run lighthouse`: what Lighthouse thinks of the pages of a running shop on a phone. The shop is at SHOP_URL,
 * http://localhost:4000 where that is not set; `--write` puts the table into docs/performance.md, `--runs N` changes
 * how often each page is audited (3; the median counts). An audit while the host of a virtual machine served others is
 * repeated.
 */

/** Pinned: another release scores differently. */
const tool = 'lighthouse@13.5.0';

const { isWritten, runs } = readCommandLine(
  'npm run lighthouse -- [--write] [--runs N]',
  { options: { write: { type: 'boolean', default: false }, runs: { type: 'string', default: '3' } } },
  ({ values }) => ({ isWritten: values.write, runs: wholeNumber('--runs', values.runs) }),
);
const shop = process.env.SHOP_URL ?? 'http://localhost:4000';
const chromium = findChromium(chromiumSources(process.env));
const run = promisify(execFile);

/** Retries of an audit without a result: browsers lose a recording now and then. */
const MAX_RETRIES = 2;

interface Report {
  /** Why there are no scores. */
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score?: number | null }>
  >;
}

const pages = [
  { name: 'Home', path: '/' },
  { name: 'A list', path: '/FindDog' },
  { name: 'A search', path: '/PetSearchItems?q=dog' },
  { name: 'An item', path: await itemPath() },
  { name: 'The cart', path: '/YourCarts' },
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const noiseFilter = new NoiseFilter();
const rows: string[] = [];
for (const { name, path } of pages) {
  const reports = await noiseFilter.collect(runs, () => auditWithRetries(path));
  rows.push(rowOf(name, reports));
  console.log(rows.at(-1));
}
const table = [
  '| page | performance | accessibility | best practices | SEO | LCP, s | TBT, ms | CLS | bytes, kB |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ...rows,
  '',
  noiseFilter.summary,
].join('\n');
console.log(`\n${table}`);
if (isWritten) await writeTable(table);

/** @throws where no audit has a result */
async function auditWithRetries(path: string): Promise<Report> {
  for (let left = MAX_RETRIES; ; left -= 1) {
    const report = await auditPage(path);
    if (!report.runtimeError) return report;
    const { code, message } = report.runtimeError;
    console.log(`${path}: no result (${code})`);
    if (left === 0) throw new Error(`Lighthouse has no result for ${path}: ${message}`);
  }
}

/** One report, made in an empty browser. */
async function auditPage(path: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'petshop-lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    const ran = run(
      'npx',
      [
        '--yes',
        tool,
        `${shop}${path}`,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--only-categories=${categories.join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 50_000_000, timeout: 300_000 },
    );
    // Without a result it fails, and writes a report that says why.
    await ran.catch((error: unknown) => {
      if (!existsSync(output)) throw error;
    });
    return JSON.parse(await readFile(output, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function rowOf(name: string, reports: readonly Report[]): string {
  const scores = categories.map((category) =>
    Math.round(median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100))),
  );
  const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
  return `| ${[
    name,
    ...scores,
    (audit('largest-contentful-paint') / 1000).toFixed(1),
    audit('total-blocking-time').toFixed(0),
    audit('cumulative-layout-shift').toFixed(3),
    (audit('total-byte-weight') / 1000).toFixed(0),
  ].join(' | ')} |`;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

/** The first item of the sitemap. */
async function itemPath(): Promise<string> {
  const sitemap = await (await fetch(`${shop}/sitemap.xml`)).text();
  const [path] = /\/pet\/[0-9a-f]+/.exec(sitemap) ?? [];
  if (!path) throw new Error(`The shop at ${shop} has no items: is it the demo?`);
  return path;
}

/** Between its markers; everything else in the file is written by others. */
async function writeTable(text: string): Promise<void> {
  const file = join(projectRoot, 'docs/performance.md');
  const before = await readFile(file, 'utf8');
  const after = before.replace(
    /(<!-- lighthouse -->\n)[\s\S]*(<!-- \/lighthouse -->)/,
    (_whole, start: string, end: string) => `${start}\n${text}\n\n${end}`,
  );
  if (after === before) throw new Error(`${file} has no place for the table of Lighthouse`);
  await writeFile(file, after);
}
