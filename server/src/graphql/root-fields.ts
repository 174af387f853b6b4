import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type RootFields = ReadonlyMap<string, FieldNode>;

/** Cached by document. */
const known = new WeakMap<OperationDefinitionNode, RootFields>();

/**
 * The fields of Query or Mutation that an operation asks for, by their names in the answer. What has one name there
 * is executed once, however often it is written.
 */
export function rootFields(document: DocumentNode, operation: OperationDefinitionNode): RootFields {
  const fields = known.get(operation) ?? findRootFields(document, operation);
  known.set(operation, fields);
  return fields;
}

function findRootFields(document: DocumentNode, operation: OperationDefinitionNode): RootFields {
  const fields = new Map<string, FieldNode>();
  const seen = new Set<string>();
  collect(operation.selectionSet);
  return fields;

  function collect({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields.set((selection.alias ?? selection.name).value, selection);
      if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      if (selection.kind === Kind.FRAGMENT_SPREAD) collectFragment(selection.name.value);
    }
  }

  function collectFragment(name: string): void {
    if (seen.has(name)) return;
    seen.add(name);
    for (const part of document.definitions) {
      if (part.kind === Kind.FRAGMENT_DEFINITION && part.name.value === name) collect(part.selectionSet);
    }
  }
}
