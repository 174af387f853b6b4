import type {
  ExecutionArgs,
  ExecutionResult,
  FormattedExecutionResult,
  GraphQLError,
  GraphQLFormattedError,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Connection } from './connection.ts';

export type Stream = AsyncGenerator<ExecutionResult, void, void>;

/** Validates and executes operations, and formats their results and errors. */
export interface OperationExecutor {
  /** The subscription ready to run, or its errors. */
  prepare(payload: SubscribePayload, connection: Connection): ExecutionArgs | readonly GraphQLError[];
  tooMany(): readonly GraphQLError[];
  subscribe(args: ExecutionArgs): Promise<Stream | ExecutionResult>;
  formatResult(result: ExecutionResult): FormattedExecutionResult | undefined;
  formatErrors(errors: readonly GraphQLError[]): readonly GraphQLFormattedError[];
  logError(error: unknown): void;
}
