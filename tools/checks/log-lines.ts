import ts from 'typescript';

/** A line that the server logs: how bad it is, and its message with `…` for what is only known when it happens. */
export interface LogLine {
  readonly level: 'warn' | 'error' | 'fatal';
  readonly message: string;
}

const levels = new Set(['warn', 'error', 'fatal']);

/** The lines at warn or above that a source file can log, by its calls of a logger: `log.warn({…}, 'message')`. */
export function logLinesIn(source: string): LogLine[] {
  const file = ts.createSourceFile('server.ts', source, ts.ScriptTarget.Latest, true);
  const lines: LogLine[] = [];

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && isLogCall(node.expression)) {
      const level = node.expression.name.text as LogLine['level'];
      const [, message = node.arguments[0]] = node.arguments;
      for (const text of message ? textsOf(message) : []) lines.push({ level, message: text });
    }
    ts.forEachChild(node, visit);
  }

  visit(file);
  return lines;
}

function isLogCall(callee: ts.Expression): callee is ts.PropertyAccessExpression {
  return (
    ts.isPropertyAccessExpression(callee) &&
    levels.has(callee.name.text) &&
    /\blog\)?$/.test(callee.expression.getText())
  );
}

/** What a message can be; one that is made elsewhere counts as `…`, so that it is noticed. */
function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')];
  }
  return ['…'];
}
