import { type ExplorerExample, type ShopRecords, variablesOf } from './examples/explorer-example.ts';
import { explorerExamples } from './explorer-examples.ts';

/** A document with the values that it opens with. */
export interface OpenedDocument {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface OpenedExample extends OpenedDocument {
  /** Of its operation. */
  readonly name: string;
}

/** @returns null for one that can not be tried */
export function openExample(example: ExplorerExample, records: ShopRecords): OpenedExample | null {
  const variables = variablesOf(example, records);
  return variables && { name: example.name, document: example.document, variables };
}

/** What the tools begin with: what everybody may run. */
export function firstExamples(records: ShopRecords): OpenedExample[] {
  return explorerExamples
    .filter(({ audience }) => audience === 'visitors')
    .flatMap((example) => openExample(example, records) ?? []);
}

/** As one document, each operation with its own run button. Their variables differ in name. */
export function joined(examples: readonly OpenedExample[]): OpenedDocument {
  return {
    document: examples.map(({ document }) => document).join('\n'),
    variables: Object.assign({}, ...examples.map(({ variables }) => variables)),
  };
}
