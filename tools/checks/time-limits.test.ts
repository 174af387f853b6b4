import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

/** As jest.config.ts and playwright.config.ts have it: what takes longer hangs, on whatever machine. */
const LIMIT_MS = 180_000;

const limited = /^(test|it|before|after)(All|Each|\.|$)/;

/** Limits in milliseconds that a test, a hook or a whole file sets for itself. */
function ownLimits(source: string): number[] {
  const limits: number[] = [];
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText();
      const last = node.arguments.at(-1);
      const isLimit =
        /^(test|jest)\.setTimeout$/.test(callee) || (limited.test(callee) && node.arguments.length > 1);
      if (isLimit && last && ts.isNumericLiteral(last)) limits.push(Number(last.text.replaceAll('_', '')));
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return limits;
}

test.each([
  ["test('a', () => {}, 60_000);", [60_000]],
  ["test.each([1])('a', () => {}, 5);", [5]],
  ['beforeAll(() => {}, 300);', [300]],
  ['jest.setTimeout(7); test.setTimeout(8);', [7, 8]],
  ["test('a', () => { setTimeout(() => {}, 9); });", []],
])('%s has its own limits', (source, limits) => expect(ownLimits(source)).toEqual(limits));

test('no test of the first ring has a limit of its own that a busy machine meets', () => {
  const files = globSync(
    ['{domain,server,client,packages,tools}/**/*.test.{ts,tsx}', 'e2e/journeys/**/*.e2e.ts'],
    {
      cwd: projectRoot,
      exclude: (path) => path.endsWith('node_modules') || path.endsWith('.slow.test.ts'),
    },
  );
  expect(files.length).toBeGreaterThan(400);
  const tooShort = files.filter((file) =>
    ownLimits(readFileSync(join(projectRoot, file), 'utf8')).some((limit) => limit < LIMIT_MS),
  );
  expect(tooShort).toEqual([]);
});
