import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasTest, type TestTitle, testTitlesIn } from './test-titles.ts';

/** A row of docs/specification-coverage.md, or of the threats in docs/security.md. */
export interface CoverageRow {
  /** The line of the page, from 1. */
  readonly line: number;
  readonly rule: string;
  /** Files that hold the rule, from the project's root. */
  readonly files: readonly string[];
  readonly proofs: readonly Proof[];
}

/** A test, named as `file › group › title`; groups may be left out. */
export interface Proof {
  readonly file: string;
  readonly test: string;
}

const header = /^\|\s*((Specification|Threat and answer)\s*\||-{3})/;

/** The rows of the page's tables: rule, files in backticks, tests parted by `<br>`. */
export function coverageRows(page: string): CoverageRow[] {
  return page.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || header.test(text)) return [];
    const cells = text.split(/(?<!\\)\|/).slice(1, -1);
    const [rule = '', files = '', proofs = ''] = cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
    return [{ line: index + 1, rule, files: inBackticks(files), proofs: proofsIn(proofs) }];
  });
}

function inBackticks(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

/** The tests that a cell names, parted by `<br>`. */
export function proofsIn(cell: string): Proof[] {
  return cell
    .split('<br>')
    .filter((text) => text.trim())
    .map((text) => {
      const [file = '', ...test] = text.trim().split(' › ');
      return { file: file.replaceAll('`', ''), test: test.join(' › ') };
    });
}

/** Files that rows name and that are not there, with the line that names them. */
export function missingFilesOf(rows: readonly CoverageRow[], root: string): string[] {
  return rows.flatMap(({ line, files, proofs }) =>
    [...files, ...proofs.map(({ file }) => file)]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `line ${line}: ${path}`),
  );
}

/** Tests that rows name and that their files do not have. */
export function missingTestsOf(rows: readonly CoverageRow[], root: string): string[] {
  const parsed = new Map<string, { source: string; titles: TestTitle[] }>();
  function hasProof({ file, test }: Proof): boolean {
    if (!existsSync(join(root, file))) return false;
    const source = parsed.get(file)?.source ?? readFileSync(join(root, file), 'utf8');
    const titles = parsed.get(file)?.titles ?? testTitlesIn(source);
    parsed.set(file, { source, titles });
    return hasTest(source, test, titles);
  }
  return rows.flatMap(({ line, proofs }) =>
    proofs.filter((proof) => !hasProof(proof)).map(({ file, test }) => `line ${line}: ${file} › ${test}`),
  );
}
