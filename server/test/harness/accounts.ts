import { randomUUID } from 'node:crypto';
import type { Role } from '../../../domain/permissions.ts';
import type { Shop } from './shop.ts';

export interface NewAccount {
  readonly email?: string;
  readonly name?: string;
  readonly password?: string;
  readonly role?: Role;
  /** Whether the holder has proved the address; by default nobody has, as after every registration with a password. */
  readonly isProved?: boolean;
}

export interface Account {
  /** ID token, good for an hour. */
  readonly token: string;
  readonly uid: string;
  /** The account's id in the shop. */
  readonly _id: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Registers through the identity provider, as a browser does, and signs in to the shop once. */
export async function signUp(
  authPort: number,
  shop: Pick<Shop, 'gql' | 'db'>,
  wish: NewAccount = {},
): Promise<Account> {
  const {
    email = `shopper-${randomUUID().slice(0, 8)}@petshop.test`,
    name = 'Robin Park',
    password = 'petshop-test',
    role = 'regular',
    isProved = false,
  } = wish;
  const credentials = { email, password };
  const made = await identityCall(authPort, 'accounts:signUp', { ...credentials, displayName: name });
  const uid = made.localId;
  if (isProved) {
    // As if the link of the provider's mail had been opened.
    const proved = { localId: uid, targetProjectId: 'demo-petshop', emailVerified: true };
    await identityCall(authPort, 'accounts:update', proved, { authorization: 'Bearer owner' });
  }
  const { idToken: token } = isProved
    ? await identityCall(authPort, 'accounts:signInWithPassword', credentials)
    : made;

  const { data, errors } = await shop.gql('{ me { _id } }', {}, token);
  if (!data?.me) throw new Error(`The new account could not sign in: ${JSON.stringify(errors)}`);
  // No API makes the first admin; the role is read from the database at every request.
  if (role !== 'regular') await shop.db.collection('users').updateOne({ uid }, { $set: { role } });
  return { token, uid, _id: data.me._id, email, name, password };
}

async function identityCall(
  authPort: number,
  action: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ idToken: string; localId: string }> {
  const address = `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/${action}?key=any`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  const result = (await answer.json()) as { idToken: string; localId: string };
  if (!answer.ok) throw new Error(`The identity provider refused ${action}: ${JSON.stringify(result)}`);
  return result;
}
