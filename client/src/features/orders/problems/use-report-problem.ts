import { useMutation } from '@apollo/client/react';
import type { ReportProblemInput } from '../../../gql/graphql.ts';
import { errorFields } from '../../../lib/apollo/api-error.ts';
import { ReportProblemDocument } from '../api/problems.operations.ts';

export type ReportOutcome =
  | { readonly done: true }
  | { readonly fields: Record<string, string> }
  | { readonly message: string };

/** Tells the shop what is wrong; what it can not take is returned to the form. */
export function useReportProblem(number: string) {
  const [report, { loading }] = useMutation(ReportProblemDocument);

  async function send(input: ReportProblemInput, photo: File | null): Promise<ReportOutcome> {
    try {
      await report({ variables: { number, input, photo } });
      return { done: true };
    } catch (error) {
      const fields = Object.entries(errorFields(error)).map(([field, text]) => [fieldOf(field), text]);
      return fields.length > 0
        ? { fields: Object.fromEntries(fields) }
        : { message: (error as Error).message };
    }
  }

  return { send, isSending: loading };
}

/** "lines" of "input.lines.0.quantity". */
function fieldOf(path: string): string {
  return path.split('.').find((name) => name !== 'input') ?? path;
}
