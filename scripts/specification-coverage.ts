/** A row of docs/specification-coverage.md. */
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

const header = /^\|\s*(Specification\s*\||-{3})/;

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

function proofsIn(cell: string): Proof[] {
  return cell
    .split('<br>')
    .filter((text) => text.trim())
    .map((text) => {
      const [file = '', ...test] = text.trim().split(' › ');
      return { file: file.replaceAll('`', ''), test: test.join(' › ') };
    });
}
