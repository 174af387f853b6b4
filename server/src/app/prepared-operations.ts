import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../users/request-context.ts';
import { limitedFields } from './action-limits.ts';
import type { KnownOperations } from './known-operations.ts';
import { isPublicField } from './public-fields.ts';
import { rememberedCostOf } from './query-cost.ts';
import { queryLimits, queryRules } from './query-limits.ts';
import { rootFields } from './root-fields.ts';

type Variables = Record<string, unknown>;

/** A query that is parsed, checked and compiled, so that nothing is left to do but what its variables are needed for. */
export interface PreparedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** The fields of Query that it asks for, and their names. */
  readonly fieldNodes: readonly FieldNode[];
  readonly fields: readonly string[];
  /** Whether its answer is the same for everybody. */
  readonly isPublic: boolean;
  /** In points, as query-cost.ts counts them. @throws GraphQLError for variables that are not what it declares */
  cost(variables: Variables): number;
  execute(context: RequestContext, variables: Variables): Promise<ExecutionResult> | ExecutionResult;
}

/** From how often a text is asked that is not of the shop's own client, compiling it pays. */
const OFTEN = 8;

/** Fields of an operation up to which it is compiled: several times what our client asks. */
const MAX_FIELDS = 500;

/** Letters of the texts that are counted or compiled for other clients. */
const TEXTS = 200_000;

/**
 * Prepares queries for the short way (short-way.ts): those of the shop's own client when they are first asked, those
 * of others once they are asked often. Mutations, introspection and what is limited by what it does are left to
 * Apollo, as is every text that is not valid.
 */
export class PreparedOperations {
  private readonly own = new Map<string, PreparedOperation | null>();
  private readonly others = new LRUCache<string, { timesAsked: number; prepared?: PreparedOperation | null }>(
    {
      maxSize: TEXTS,
      sizeCalculation: (_entry, text) => text.length,
    },
  );

  private readonly costOf: ReturnType<typeof rememberedCostOf>;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly known: KnownOperations,
  ) {
    this.costOf = rememberedCostOf(schema);
  }

  /** The query that is known by a hash; null where there is none that can be prepared. */
  findByHash(hash: string): PreparedOperation | null {
    const prepared = this.own.get(hash);
    if (prepared !== undefined) return prepared;

    const text = this.known.ownText(hash);
    if (text === undefined) {
      const registered = this.known.registeredText(hash);
      return registered === undefined ? null : this.findByText(registered);
    }
    const compiled = this.prepare(text);
    this.own.set(hash, compiled);
    return compiled;
  }

  /** The query of a text; null until it was asked often, and where it can not be prepared. */
  findByText(text: string): PreparedOperation | null {
    if (text === '' || text.length > TEXTS / 10) return null;
    const entry = this.others.get(text) ?? { timesAsked: 0 };
    entry.timesAsked += 1;
    if (entry.timesAsked >= OFTEN && entry.prepared === undefined) entry.prepared = this.prepare(text);
    if (entry.timesAsked === 1) this.others.set(text, entry);
    return entry.prepared ?? null;
  }

  private prepare(text: string): PreparedOperation | null {
    const document = this.readValid(text);
    const operations = document?.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION) ?? [];
    const [operation] = operations;
    if (!document || !operation || operations.length > 1) return null;
    if (operation.kind !== Kind.OPERATION_DEFINITION || operation.operation !== OperationTypeNode.QUERY)
      return null;

    const fieldNodes = [...rootFields(document, operation).values()];
    const fields = fieldNodes.map(({ name }) => name.value);
    if (fields.some((name) => name.startsWith('__') || limitedFields[name])) return null;

    if (hasMoreFields(document, operation, MAX_FIELDS)) return null;
    const compiled = compileQuery(this.schema, document);
    if (!isCompiledQuery(compiled)) return null;
    return {
      document,
      operation,
      fieldNodes,
      fields,
      isPublic: fields.every(isPublicField),
      cost: (variables) => this.costOf(document, variables),
      execute: (context, variables) => compiled.query(undefined, context, variables),
    };
  }

  private readValid(text: string): DocumentNode | null {
    try {
      // Errors are put into words by the long way, so nobody needs to know where a field stands in the text; the
      // compiled code would carry each place along with each value.
      const document = parse(text, { maxTokens: queryLimits.tokens, noLocation: true });
      return validate(this.schema, document, [...specifiedRules, ...queryRules]).length === 0
        ? document
        : null;
    } catch {
      return null;
    }
  }
}

/**
 * Whether an operation has more fields than `most`, those of a fragment counted wherever it is spread, whatever its
 * directives may leave out: the compiled code has all of them.
 */
function hasMoreFields(
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
  most: number,
): boolean {
  const fragments = new Map(
    document.definitions.flatMap((part) =>
      part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part.selectionSet] as const] : [],
    ),
  );
  const waiting = [selectionSet];
  // What is counted is what is looked at, so that fragments which double and double again end here too.
  for (let seen = 0; waiting.length > 0; ) {
    for (const selection of waiting.pop()?.selections ?? []) {
      seen += 1;
      if (seen > most) return true;
      const within =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments.get(selection.name.value)
          : selection.selectionSet;
      if (within) waiting.push(within);
    }
  }
  return false;
}
