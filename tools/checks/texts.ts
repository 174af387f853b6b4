import ts from 'typescript';

/** A text of a source file that people may read, and the line where it begins. */
export interface Text {
  readonly line: number;
  readonly text: string;
}

/** Of a value, a key or a path, which nobody reads as a word. */
const name = /^[^A-Z\s]\S*$|^\S*[_./:\d]\S+$|^[A-Z_]+$/;

/** What stands in quotation marks, in templates and between tags, names of values left out. */
export function textsIn(source: string): Text[] {
  const file = ts.createSourceFile('texts.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const texts: Text[] = [];

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = textOf(node);
    if (text && !name.test(text)) {
      texts.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    }
    ts.forEachChild(node, visit);
  }

  visit(file);
  return texts;
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return ` ${node.text}`;
  if (ts.isStringLiteralLike(node)) return node.text;
  const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
  return isPart ? ` ${node.text}` : null;
}
