import type { z } from 'zod';

/**
 * Errors of a failed check by field path, first message each: `{ 'entries.0.petId': 'This field is required' }`.
 */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'input';
    fields[path] ??= issue.message;
  }
  return fields;
}
