import { type DocumentNode, getOperationAST, type OperationDefinitionNode, type TypeNode } from 'graphql';

/** A file for each variable that one was chosen for. */
export type ChosenFiles = Readonly<Record<string, File>>;

/** The variables of an operation that take a file, which no editor of JSON can hold. */
export function uploadVariablesOf(
  document: DocumentNode | undefined,
  operationName?: string | null,
): readonly string[] {
  const operation = document && getOperationAST(document, operationName);
  return operation ? uploadsIn(operation) : [];
}

export function uploadsIn({ variableDefinitions = [] }: OperationDefinitionNode): readonly string[] {
  return variableDefinitions.filter(({ type }) => takesFile(type)).map(({ variable }) => variable.name.value);
}

function takesFile(type: TypeNode): boolean {
  if (type.kind === 'NonNullType') return takesFile(type.type);
  return type.kind === 'NamedType' && type.name.value === 'Upload';
}
