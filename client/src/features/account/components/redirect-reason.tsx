import { Alert } from '@mantine/core';

/** What is known of a failure beyond its dialog, and stays when that is closed. */
export function RedirectReason({ cause }: { readonly cause: string | null }) {
  if (!cause) return null;
  return (
    <Alert color="red" role="alert">
      {cause}
    </Alert>
  );
}
