import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { DAY_MS } from '../../../domain/durations.ts';
import { searchKeysFor } from '../../../server/src/users/account-keys.ts';
import { UserModel } from '../../../server/src/users/user.entity.ts';
import { type DemoCustomer, demoCustomers, demoShopper } from '../people/customers.ts';
import { neighbours } from '../people/neighbours.ts';
import { demoId } from './demo-id.ts';

const DEMO_PASSWORD = 'petshop-demo';
/** The first customers came before the oldest order. */
const SHOP_AGE_MS = 130 * DAY_MS;

/** Runs the demo shop. */
const demoAdmin = { email: 'admin@petshop.test', name: 'Alex Admin' };

/** The demo's customers have all ordered, so how to reach them is known. */
type Person = Pick<DemoCustomer, 'email' | 'name'> & Partial<Pick<DemoCustomer, 'phone' | 'location'>>;

/** Identity ids of the demo's customers by e-mail. */
export type CustomerIds = ReadonlyMap<string, string>;

/** Makes the two accounts that can sign in, and the profiles of all who ever ordered. */
export async function loadAccounts(projectId: string, now: Date): Promise<CustomerIds> {
  const auth = getAuth(getApps()[0] ?? initializeApp({ projectId }));
  const ids = new Map<string, string>();
  const people: Person[] = [
    demoAdmin,
    ...Object.values<DemoCustomer>(demoCustomers),
    ...Object.values(neighbours),
  ];
  for (const [i, person] of people.entries()) {
    const { email, name, phone, location } = person;
    const canSignIn = email === demoAdmin.email || email === demoShopper.email;
    const uid = canSignIn ? await identityOf(auth, email, name) : `demo-${email.split('@')[0]}`;
    ids.set(email, uid);
    const role = email === demoAdmin.email ? 'admin' : 'regular';
    const createdAt = new Date(now.getTime() - SHOP_AGE_MS + (i * DAY_MS) / 2);
    await UserModel.updateOne(
      { _id: demoId('user', email) },
      {
        $setOnInsert: {
          ...{ uid, email, name, role, createdAt, searchKeys: searchKeysFor(person) },
          ...(phone && { phone, location }),
        },
      },
      { upsert: true },
    );
  }
  return ids;
}

/** The identity with this address; made where there is none yet. */
async function identityOf(auth: Auth, email: string, displayName: string): Promise<string> {
  const known = await auth.getUserByEmail(email).catch((error: { code?: string }) => {
    if (error.code === 'auth/user-not-found') return null;
    throw error;
  });
  if (known) return known.uid;
  const made = await auth.createUser({ email, displayName, password: DEMO_PASSWORD, emailVerified: true });
  return made.uid;
}
