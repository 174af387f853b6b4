import { Button } from '@mantine/core';
import { useCan } from '../../../../lib/session/use-can.ts';
import type { Customer } from '../customer-view.tsx';
import { useRemoveSignIn } from './use-remove-sign-in.ts';

/** Who else logs in to an account since it was merged, and which addresses are no more than known of it. */
export function MergedSignIns({ customer }: { readonly customer: Customer }) {
  const can = useCan();
  const { ask, isBusy } = useRemoveSignIn(customer);
  const merged = customer.identities.filter(({ hasRole }) => !hasRole);
  const former = customer.formerEmails.filter((email) => !merged.some((signIn) => signIn.email === email));
  return (
    <>
      {merged.map((signIn) => (
        <small key={signIn._id}>
          Also logs in as {signIn.email ?? 'an account that was merged in'}
          {!signIn.emailVerified && ' (not confirmed)'}{' '}
          {can('manageStaff') && (
            <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => ask(signIn)}>
              Take away…
            </Button>
          )}
        </small>
      ))}
      {former.length > 0 && <small>Formerly {former.join(', ')}</small>}
    </>
  );
}
