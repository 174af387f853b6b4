import { Alert } from '@mantine/core';

/** The cause of a failure, which stays when the dialog is closed. */
export function RedirectReason({ cause }: { readonly cause: string | null }) {
  if (!cause) return null;
  return (
    <Alert color="red" role="alert">
      {cause}
    </Alert>
  );
}
