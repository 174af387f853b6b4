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
import { rememberedCostOf } from '../graphql/limits/query-complexity.ts';
import { queryLimits, queryRules } from '../graphql/limits/query-limits.ts';
import type { Logger } from '../platform/logging.ts';
import type { RequestContext } from '../users/request-context.ts';
import type { Viewer } from '../users/viewer.ts';
import type { LiveConnection } from './connection.ts';
import type { LiveOperations, Stream } from './operation-executor.types.ts';

/** Texts of subscriptions that are kept parsed; our client has two. */
const KEPT = 50;

interface SubscriptionParts {
  readonly schema: GraphQLSchema;
  readonly contextOf: (viewer: Viewer, address: string) => RequestContext;
  readonly log: Logger;
}

/** A context makes the next one like it: each change is answered with fresh loaders. */
interface LiveContext extends RequestContext {
  readonly fresh: () => RequestContext;
}

type Answers = Map<string, Promise<ExecutionResult>>;

/**
 * Subscriptions under the limits that hold for all operations. Those that ask the same of the same change are answered
 * together: the text says whose changes it is about, so whoever hears of one may read all of it.
 */
export class Subscriptions implements LiveOperations {
  private readonly documents = new LRUCache<string, DocumentNode>({ max: KEPT });
  private readonly answers = new WeakMap<object, WeakMap<DocumentNode, Answers>>();

  private readonly costOf: ReturnType<typeof rememberedCostOf>;

  constructor(private readonly parts: SubscriptionParts) {
    this.costOf = rememberedCostOf(parts.schema);
  }

  prepare(
    { query, variables, operationName }: SubscribePayload,
    { viewer, network }: LiveConnection,
  ): ExecutionArgs | readonly GraphQLError[] {
    try {
      const document = this.documentOf(query);
      const operation = getOperationAST(document, operationName);
      if (operation?.operation !== 'subscription') throw refusal('Only subscriptions are taken here');

      const { schema, contextOf } = this.parts;
      const cost = this.costOf(document, variables ?? {}, operationName);
      if (cost > queryLimits.cost) throw refusal('This asks for too much');
      const fresh = () => contextOf(viewer, network);
      const contextValue: LiveContext = { ...fresh(), fresh };
      return { schema, document, operationName, variableValues: variables, contextValue };
    } catch (error) {
      if (error instanceof GraphQLError) return [refusal(withoutAdvice(error.message))];
      this.note(error);
      return [refusal('This can not be read')];
    }
  }

  tooMany(): readonly GraphQLError[] {
    return [refusal('Too many subscriptions at once')];
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
    // By hand: an async function would keep an unsubscription waiting until the next change.
    const stream: Stream = {
      next: async () => {
        const { value, done } = await changes.next();
        return done ? isOver : { value: await this.answer(value as object, args), done: false };
      },
      return: end,
      throw: (error) => Promise.reject(error),
      [Symbol.asyncIterator]: () => stream,
      [Symbol.asyncDispose]: async () => void (await end()),
    };
    return stream;
  }

  readable(result: ExecutionResult): FormattedExecutionResult | undefined {
    return result.errors && { ...result, errors: this.readableErrors(result.errors) };
  }

  readableErrors(errors: readonly GraphQLError[]): readonly GraphQLFormattedError[] {
    return errors.map((error) => formatError(error.toJSON(), error, this.parts.log));
  }

  note(error: unknown): void {
    this.parts.log.error({ err: error }, 'a live connection failed');
  }

  private documentOf(text: string): DocumentNode {
    const known = this.documents.get(text);
    if (known) return known;
    const document = parse(text, { maxTokens: queryLimits.tokens });
    const [mistake] = validate(this.parts.schema, document, [...specifiedRules, ...queryRules]);
    if (mistake) throw refusal(mistake.message);
    this.documents.set(text, document);
    return document;
  }

  private answer(change: object, args: ExecutionArgs): Promise<ExecutionResult> {
    const ofChange = this.answers.get(change) ?? new WeakMap<DocumentNode, Answers>();
    this.answers.set(change, ofChange);
    const ofDocument = ofChange.get(args.document) ?? new Map();
    ofChange.set(args.document, ofDocument);
    const key = JSON.stringify([args.operationName, args.variableValues]);
    const known = ofDocument.get(key);
    if (known) return known;

    const contextValue = (args.contextValue as LiveContext).fresh();
    const answer = Promise.resolve(execute({ ...args, rootValue: change, contextValue }));
    ofDocument.set(key, answer);
    return answer;
  }
}

/** Mistakes are answered without names of the schema, which not everybody may read. */
function withoutAdvice(message: string): string {
  return message.replace(/ Did you mean .*$/s, '');
}

function refusal(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
