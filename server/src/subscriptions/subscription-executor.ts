import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { LRUCache } from 'lru-cache';
import { formatError } from '../graphql/format-error.ts';
import { createComplexityCache } from '../graphql/limits/query-complexity.ts';
import { queryLimits, queryRules } from '../graphql/limits/query-limits.ts';
import type { Logger } from '../platform/logging.ts';
import type { RequestContext } from '../users/request-context.ts';
import type { Viewer } from '../users/viewer.ts';
import type { Connection } from './connection.ts';
import type { OperationExecutor, Stream } from './operation-executor.types.ts';

/** Our client has two subscriptions. */
const MAX_CACHED_DOCUMENTS = 50;

interface SubscriptionDeps {
  readonly schema: GraphQLSchema;
  readonly contextOf: (viewer: Viewer, address: string) => RequestContext;
  readonly log: Logger;
}

/** Each change is executed with a new context, so with new loaders. */
interface SubscriptionContext extends RequestContext {
  readonly createNext: () => RequestContext;
}

type ResultsByArguments = Map<string, Promise<ExecutionResult>>;

/**
 * Subscriptions under the limits of all operations. Equal subscriptions to the same change are executed once: the text
 * says whose changes it is about, so all of its subscribers may see the same result.
 */
export class SubscriptionExecutor implements OperationExecutor {
  private readonly documents = new LRUCache<string, DocumentNode>({ max: MAX_CACHED_DOCUMENTS });
  private readonly results = new WeakMap<object, WeakMap<DocumentNode, ResultsByArguments>>();

  private readonly costOf: ReturnType<typeof createComplexityCache>;

  constructor(private readonly deps: SubscriptionDeps) {
    this.costOf = createComplexityCache(deps.schema);
  }

  prepare(
    { query, variables, operationName }: SubscribePayload,
    { viewer, network }: Connection,
  ): ExecutionArgs | readonly GraphQLError[] {
    try {
      const document = this.documentOf(query);
      const operation = getOperationAST(document, operationName);
      if (operation?.operation !== 'subscription') throw badRequest('Only subscriptions are taken here');

      const { schema, contextOf } = this.deps;
      const cost = this.costOf(document, variables ?? {}, operationName);
      if (cost > queryLimits.cost) throw badRequest('This asks for too much');
      const createNext = () => contextOf(viewer, network);
      const contextValue: SubscriptionContext = { ...createNext(), createNext };
      return { schema, document, operationName, variableValues: variables, contextValue };
    } catch (error) {
      if (error instanceof GraphQLError) return [badRequest(withoutSuggestions(error.message))];
      this.logError(error);
      return [badRequest('This cannot be read')];
    }
  }

  tooMany(): readonly GraphQLError[] {
    return [badRequest('Too many subscriptions at once')];
  }

  async subscribe(args: ExecutionArgs): Promise<Stream | ExecutionResult> {
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return source;
    const changes = source[Symbol.asyncIterator]();
    const isOver = { value: undefined, done: true } as const;
    const end = async () => {
      await changes.return?.();
      return isOver;
    };
    // By hand: an async generator would delay an unsubscription until the next change.
    const stream: Stream = {
      next: async () => {
        const { value, done } = await changes.next();
        return done ? isOver : { value: await this.executeOnce(value as object, args), done: false };
      },
      return: end,
      throw: (error) => Promise.reject(error),
      [Symbol.asyncIterator]: () => stream,
      [Symbol.asyncDispose]: async () => void (await end()),
    };
    return stream;
  }

  formatResult(result: ExecutionResult): FormattedExecutionResult | undefined {
    return result.errors && { ...result, errors: this.formatErrors(result.errors) };
  }

  formatErrors(errors: readonly GraphQLError[]): readonly GraphQLFormattedError[] {
    return errors.map((error) => formatError(error.toJSON(), error, this.deps.log));
  }

  logError(error: unknown): void {
    this.deps.log.error({ err: error }, 'a live connection failed');
  }

  private documentOf(text: string): DocumentNode {
    const known = this.documents.get(text);
    if (known) return known;
    const document = parse(text, { maxTokens: queryLimits.tokens });
    const [mistake] = validate(this.deps.schema, document, [...specifiedRules, ...queryRules]);
    if (mistake) throw badRequest(mistake.message);
    this.documents.set(text, document);
    return document;
  }

  private executeOnce(change: object, args: ExecutionArgs): Promise<ExecutionResult> {
    const ofChange = this.results.get(change) ?? new WeakMap<DocumentNode, ResultsByArguments>();
    this.results.set(change, ofChange);
    const ofDocument = ofChange.get(args.document) ?? new Map();
    ofChange.set(args.document, ofDocument);
    const key = JSON.stringify([args.operationName, args.variableValues]);
    const known = ofDocument.get(key);
    if (known) return known;

    const contextValue = (args.contextValue as SubscriptionContext).createNext();
    const result = Promise.resolve(execute({ ...args, rootValue: change, contextValue }));
    ofDocument.set(key, result);
    return result;
  }
}

/** Errors must not name parts of the schema, which not everybody may read. */
function withoutSuggestions(message: string): string {
  return message.replace(/ Did you mean .*$/s, '');
}

function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
