import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  GraphQLError,
  getVariableValues,
  Kind,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';
import { explorerExamples } from './explorer-examples.ts';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));

function operationOf(source: string) {
  const operations = parse(source).definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operations.length !== 1 || !operations[0]) throw new GraphQLError('One operation a tab');
  return operations[0];
}

/** The first field that an operation asks for. */
function nameOf({ selections: [first] }: SelectionSetNode): string | undefined {
  return first?.kind === Kind.FIELD ? first.name.value : undefined;
}

describe('explorer examples', () => {
  it.each(explorerExamples)('$name is valid against the schema', (example) => {
    expect(validate(schema, parse(example.document))).toEqual([]);
    const variables = getVariableValues(
      schema,
      operationOf(example.document).variableDefinitions ?? [],
      example.variables ?? {},
    );
    expect(variables.errors).toBeUndefined();
  });

  it.each(explorerExamples)('$name carries its own name as its title', (example) => {
    expect(operationOf(example.document).name?.value).toBe(example.name);
  });

  it.each([
    ['a query', 'query', 'pets'],
    ['a checkout', 'mutation', 'createPaymentIntent'],
    ['its refund', 'mutation', 'cancelCartEntry'],
    ['a subscription', 'subscription', 'ownOrderChanged'],
    ['an upload', 'mutation', 'updatePet'],
  ])('cover %s', (_what, kind, field) => {
    const shown = explorerExamples.map(({ document }) => operationOf(document));
    expect(shown.map(({ operation, selectionSet }) => [operation, nameOf(selectionSet)])).toContainEqual([
      kind,
      field,
    ]);
  });

  it('fit into one document with unambiguous variables', () => {
    const names = explorerExamples.flatMap(({ variables }) => Object.keys(variables ?? {}));
    expect(new Set(names).size).toBe(names.length);
  });
});
