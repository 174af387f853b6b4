import ts from 'typescript';

/** A test as its file names it: its groups and its own title, outermost first. */
export interface TestTitle {
  readonly groups: readonly string[];
  readonly title: string;
}

/** Stands in a title for what is only known when the test runs. */
const VARIABLE = '\u0000';

/** What jest and playwright fill in: %s, $name, ${value}. */
const placeholders = /%[a-z%]|\$\w+/gi;

/** The tests that a source file declares, those of tables once, with variables where the table fills in. */
export function testTitlesIn(source: string): TestTitle[] {
  const file = ts.createSourceFile('tests.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const titles: TestTitle[] = [];

  function visit(node: ts.Node, groups: readonly string[]): void {
    const declared = ts.isCallExpression(node) ? declaredBy(node) : null;
    if (declared?.kind === 'test') titles.push({ groups, title: declared.title });
    const inside = declared?.kind === 'describe' ? [...groups, declared.title] : groups;
    ts.forEachChild(node, (child) => visit(child, inside));
  }

  visit(file, []);
  return titles;
}

/**
 * Whether a file has the test that somebody names by its title, with as many of its groups before it as they like,
 * parted by ` › `. What a table or a variable fills in must stand in the file too, or be left open with `…`.
 */
export function hasTest(source: string, name: string, titles = testTitlesIn(source)): boolean {
  return titles.some(({ groups, title }) =>
    [...groups, title].some((_, start, path) => matches(path.slice(start).join(' › '), name, source)),
  );
}

function matches(declared: string, name: string, source: string): boolean {
  const literal = declared.split(VARIABLE).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(`^${literal.join('(.+?)')}$`).exec(name);
  return found?.slice(1).every((filledIn) => filledIn === '…' || source.includes(filledIn)) ?? false;
}

function declaredBy(call: ts.CallExpression): { kind: 'test' | 'describe'; title: string } | null {
  const words = calleeWords(call.expression);
  const [first] = call.arguments;
  const title = first && titleOf(first, words.includes('each'));
  if (!title || call.arguments.length < 2) return null;
  if (words.includes('describe')) return { kind: 'describe', title };
  if (words[0] === 'test' || words[0] === 'it') return { kind: 'test', title };
  return null;
}

/** `test.describe.parallel` and `test.each(table)` as their words. */
function calleeWords(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeWords(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeWords(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeWords(callee.tag);
  return [];
}

function titleOf(node: ts.Expression, isTable: boolean): string | null {
  if (ts.isStringLiteralLike(node)) return isTable ? node.text.replace(placeholders, VARIABLE) : node.text;
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map((span) => VARIABLE + span.literal.text);
  return node.head.text + spans.join('');
}
