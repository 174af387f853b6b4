import { errorCodeOf, errorFields } from '../../../../lib/apollo/client.ts';
import { emptyPetForm } from './pet-form-values.ts';

/** Why an item could not be saved: errors per field, or one for the whole form. */
export type PetFailure =
  | { readonly fields: Record<string, string> }
  | { readonly message: string; readonly code: string | undefined }
  | { readonly cancelled: true };

const pictureErrors: Record<string, string> = {
  PAYLOAD_TOO_LARGE: 'This picture is too large: at most 10 MB, and as JPEG 60 megapixels, otherwise 25',
  UNSUPPORTED_MEDIA_TYPE: 'This file is not a picture that the shop can read',
};

export function petFailure(error: unknown): PetFailure {
  if (isCancelled(error)) return { cancelled: true };

  const code = errorCodeOf(error);
  if (code && pictureErrors[code]) return { fields: { img: pictureErrors[code] } };

  const fields = formFields(errorFields(error));
  if (Object.keys(fields).length > 0) return { fields };
  return { code, message: error instanceof Error ? error.message : String(error) };
}

/** Whether a mutation failed because its upload was cancelled. */
function isCancelled(error: unknown): boolean {
  return (error as { name?: unknown }).name === 'AbortError';
}

/** The API names a field by its path in the arguments, the form by its name. */
function formFields(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([path, message]) => [path.replace(/^input\./, ''), message] as const)
      .filter(([name]) => name in emptyPetForm),
  );
}
