import { Suspense } from 'react';
import { useSession } from '../../lib/session/session.tsx';
import { lazyComponent } from '../lazy-component.ts';

/** Its code comes for accounts alone. */
const NotTakenOfAccount = lazyComponent(() => import('./not-taken-of-account.tsx'));

/** What the own animals must not have of an item: "Contains chicken; Nala doesn't take it". Nothing where they take it. */
export function NotTakenLine({ petId }: { readonly petId: string }) {
  const { account } = useSession();
  if (!account) return null;
  return (
    <Suspense>
      <NotTakenOfAccount accountId={account._id} petId={petId} />
    </Suspense>
  );
}
