import { paperKinds } from '../../../../domain/animal-files/papers.ts';
import { errorCodeOf } from '../apollo/client.ts';

const words: Readonly<Record<string, string>> = {
  PAYLOAD_TOO_LARGE: 'This file is too large: at most 10 MB, and a photo 60 megapixels as JPEG, otherwise 25',
  UNSUPPORTED_MEDIA_TYPE: `This file cannot be read here, or not to its end. ${paperKinds}, please`,
};

/** Why a file was not taken, in words for whoever sent it. */
export function uploadFailure(error: unknown): string {
  const { name, message } = error as Error;
  if (name === 'AbortError') return 'The upload was canceled: nothing has changed.';
  return words[errorCodeOf(error) ?? ''] ?? message;
}
