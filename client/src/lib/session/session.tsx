import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { AccountFieldsFragment } from '../../gql/graphql.ts';
import { clearAccount, errorCodeOf } from '../apollo/client.ts';
import type { GoogleAccount, Identity, IdentityUser } from '../auth/firebase-identity.ts';

import { claimCart, endedSessionVar, isCartOf, releaseCart } from '../cart-store/cart-store.ts';
import { pause } from '../pause.ts';
import { canStore, reportStorageBlocked } from '../storage-health.ts';

import { clearDrafts } from './drafts.ts';
import { MeDocument } from './session.operations.ts';

export type Account = Omit<AccountFieldsFragment, '__typename'>;

interface SessionState {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  /** The account as the API knows it, role included. */
  readonly account: Account | null;
  /** Why the signed-in account could not be loaded. */
  readonly problem: Error | null;
}

export interface Session extends SessionState {
  /** @throws IdentityError, or the API's error */
  readonly signIn: (email: string, password: string) => Promise<Account>;
  readonly register: (name: string, email: string, password: string) => Promise<Account>;
  readonly signInWithGoogle: (account?: GoogleAccount) => Promise<Account>;
  readonly signOut: () => Promise<void>;
  readonly prepareSignIn: Identity['prepare'];
  /** A token for what is fetched without Apollo Client; null for a visitor. */
  readonly getToken: Identity['getIdToken'];
  readonly passwordReset: Identity['passwordReset'];
  readonly atProvider: Identity['atProvider'];
  /** Asks once more for the account after a `problem`. */
  readonly retry: () => Promise<void>;
}

/** How long a tab waits for the tab of the sign-in to restore the account's cart, in milliseconds. */
const HANDOVER_TIMEOUT_MS = 1000;

const loading: SessionState = { status: 'loading', account: null, problem: null };
const signedOut: SessionState = { status: 'signed-out', account: null, problem: null };

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No SessionProvider');
  return session;
}

interface SignInOptions {
  /** The name typed into the registration form. */
  readonly newName?: string | undefined;
  readonly isFromAnotherTab?: boolean;
}

interface SessionProviderProps {
  readonly identity: Identity;
  /** Called with the reason when the shop rejects a restored session. */
  readonly onRefused: (reason: string) => void;
  readonly children: ReactNode;
}

/** Who is signed in: restored at start, in sync with other tabs. */
export function SessionProvider({ identity, onRefused, children }: SessionProviderProps) {
  const client = useApolloClient();
  const [state, setState] = useState(loading);
  const uid = useRef<string | null>(null);
  // While a sign-in runs here, the provider's own change event is ignored.
  const isSigningIn = useRef(false);
  // The first event reports the restored session.
  const hasRestored = useRef(false);

  const take = useCallback(
    async (
      user: IdentityUser,
      { newName, isFromAnotherTab = false }: SignInOptions = {},
    ): Promise<Account> => {
      if (uid.current !== null && uid.current !== user.uid) {
        releaseCart(uid.current);
        clearAccount(client);
      }
      uid.current = user.uid;
      try {
        const account = await loadAccount(client, newName ?? user.name, newName !== undefined);
        if (uid.current !== user.uid) return account;
        clearDrafts(account.email);
        if (isFromAnotherTab && !isCartOf(user.uid)) await pause(HANDOVER_TIMEOUT_MS);
        if (uid.current !== user.uid) return account;
        claimCart(user.uid);
        setState({ status: 'signed-in', account, problem: null });
        return account;
      } catch (problem) {
        if (uid.current === user.uid) setState({ ...loading, problem: problem as Error });
        throw problem;
      }
    },
    [client],
  );

  /** Removes everything of the signed-out account from the browser's storage and from memory. */
  const leave = useCallback(() => {
    const wasSomebody = uid.current !== null;
    releaseCart(uid.current);
    uid.current = null;
    // Whoever's session ended by itself goes on after signing in again.
    if (endedSessionVar() === undefined) clearDrafts(null);
    // With the navigation that may be under way: a guarded page that is being left is not asked again.
    startTransition(() => setState(signedOut));
    // What a visitor has asked for is still theirs.
    if (wasSomebody) clearAccount(client);
  }, [client]);

  const follow = useCallback(
    async (user: IdentityUser | null) => {
      if (isSigningIn.current) return;
      const isFromAnotherTab = hasRestored.current;
      hasRestored.current = true;
      if (!user) {
        leave();
        return;
      }
      if (uid.current === user.uid) return;
      setState(loading);
      try {
        await take(user, { isFromAnotherTab });
      } catch (problem) {
        // Others are in the state, for the page to show. This one no other try would get round.
        if (errorCodeOf(problem) !== 'FORBIDDEN') return;
        await identity.signOut().catch(() => undefined);
        leave();
        onRefused((problem as Error).message);
      }
    },
    [identity, onRefused, leave, take],
  );

  useEffect(() => identity.onChange((user) => void follow(user)), [identity, follow]);

  const session = useMemo((): Session => {
    async function enter(work: () => Promise<IdentityUser>, newName?: string): Promise<Account> {
      isSigningIn.current = true;
      try {
        const user = await work();
        if (!canStore()) reportStorageBlocked();
        return await take(user, { newName }).catch(async (problem) => {
          // Signed in there but unknown here is neither: the shopper can try again from the start.
          await identity.signOut().catch(() => undefined);
          leave();
          throw problem;
        });
      } finally {
        isSigningIn.current = false;
      }
    }

    return {
      ...state,
      signIn: (email, password) => enter(() => identity.signIn(email, password)),
      register: (name, email, password) => enter(() => identity.register(name, email, password), name),
      signInWithGoogle: (account) => enter(() => identity.signInWithGoogle(account)),
      async signOut() {
        await identity.signOut().catch((error: unknown) => console.error(error));
        leave();
      },
      prepareSignIn: identity.prepare,
      getToken: identity.getIdToken,
      passwordReset: identity.passwordReset,
      atProvider: identity.atProvider,
      async retry() {
        setState(loading);
        uid.current = null;
        await new Promise<void>((resolve) => {
          const stop = identity.onChange((user) => {
            queueMicrotask(() => stop());
            resolve(follow(user));
          });
        });
      },
    };
  }, [state, identity, take, leave, follow]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * The account of the token in use; the API makes it at a first sign-in. A name goes there when it was just
 * typed, or when the provider knows one and the account has none; one that the shop does not take is left out.
 */
async function loadAccount(client: ApolloClient, name: string, isNew: boolean): Promise<Account> {
  if (isNew) {
    const me = { ...(await saveName(client, name)), animals: [] };
    client.writeQuery({ query: MeDocument, data: { me } });
    return me;
  }
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
  if (!data?.me) throw new Error('The shop does not know this account. Please log in again.');
  const { me } = data;
  return me.name === '' && name !== '' ? saveName(client, name).catch(() => me) : me;
}

async function saveName(client: ApolloClient, name: string): Promise<Account> {
  // Few accounts are new: the others do without it.
  const { SaveUserDocument } = await import('./save-user.operations.ts');
  const { data } = await client.mutate({ mutation: SaveUserDocument, variables: { input: { name } } });
  if (!data) throw new Error('The shop did not save the account. Please try again.');
  return data.saveUser;
}
