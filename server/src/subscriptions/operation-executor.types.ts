import type {
  ExecutionArgs,
  ExecutionResult,
  FormattedExecutionResult,
  GraphQLError,
  GraphQLFormattedError,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { LiveConnection } from './connection.ts';

export type Stream = AsyncGenerator<ExecutionResult, void, void>;

/** What the app knows of operations: which it takes, and how their answers and errors read. */
export interface LiveOperations {
  /** The subscription ready to run, or what is wrong with it. */
  prepare(payload: SubscribePayload, connection: LiveConnection): ExecutionArgs | readonly GraphQLError[];
  tooMany(): readonly GraphQLError[];
  subscribe(args: ExecutionArgs): Promise<Stream | ExecutionResult>;
  readable(result: ExecutionResult): FormattedExecutionResult | undefined;
  readableErrors(errors: readonly GraphQLError[]): readonly GraphQLFormattedError[];
  /** Takes note of a bug. */
  note(error: unknown): void;
}
