import type { z } from 'zod';

/**
 * Errors of a failed check by field path, first message each: `{ 'entries.0.petId': 'This field is required' }`.
 */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues.flatMap(flattenUnionIssue)) {
    const path = issue.path.join('.') || 'input';
    fields[path] ??= issue.message;
  }
  return fields;
}

/** Where no member of a union fits: the errors of the member that was meant, which is the one whose fields were read. */
function flattenUnionIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find((issues) => issues.some(({ path }) => path.length > 0));
  return meant?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}
