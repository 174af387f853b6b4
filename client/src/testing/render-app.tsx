import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { act, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import { loadPage, routes } from '../app/router.tsx';
import { createApolloClient } from '../lib/apollo/client.ts';
import type { Identity, IdentityUser } from '../lib/auth/firebase-identity.ts';
import { IdentityError, type IdentityErrorCode } from '../lib/auth/identity-error.ts';
import type { ResetEmail } from '../lib/auth/password-reset.ts';
import { restoreShopState } from '../lib/cart-store/cart-store.ts';
import type { ShopConfig } from '../lib/config.ts';
import { shopFactsData } from './shop-facts.ts';

export const embedded: ShopConfig = {
  mode: 'embedded',
  identity: { kind: 'emulator', projectId: 'demo-petshop', apiKey: 'demo' },
  payments: { kind: 'sandbox', url: '/stripe', publishableKey: 'pk_test_sandbox' },
  demoAccounts: [
    { label: 'Shopper', email: 'robin@petshop.test', password: 'secret' },
    { label: 'Admin', email: 'ada@petshop.test', password: 'secret' },
  ],
};

export const robin: IdentityUser = { uid: 'robin', email: 'robin@petshop.test', name: 'Robin Field' };
export const ada: IdentityUser = { uid: 'ada', email: 'ada@petshop.test', name: 'Ada Keeper' };

/** An identity provider in memory, where everybody's password is "secret". */
export function anIdentity({
  user = null as IdentityUser | null,
  refuses = null as IdentityErrorCode | null,
} = {}) {
  const known = new Map([robin, ada].map((account) => [account.email, account]));
  const listeners = new Set<(user: IdentityUser | null) => void>();
  let current = user;
  let isRestored = true;
  let forced = 0;
  let resetCode: string | null = 'letter';
  const passwords = new Map<string, string>();

  function become(next: IdentityUser | null) {
    current = next;
    for (const listener of listeners) listener(next);
  }

  function enter(next: IdentityUser) {
    if (refuses) throw new IdentityError(refuses);
    become(next);
    return next;
  }

  return {
    /** Delays the sign-in state at the start. */
    hold: () => {
      isRestored = false;
    },
    release: () => {
      isRestored = true;
      for (const listener of listeners) listener(current);
    },
    tokensForced: () => forced,
    onChange(listener) {
      listeners.add(listener);
      queueMicrotask(() => isRestored && listener(current));
      return () => listeners.delete(listener);
    },
    async getIdToken({ isForced = false } = {}) {
      if (isForced) forced += 1;
      return current && `${current.uid}:${forced}`;
    },
    async signIn(email, password) {
      const account = known.get(email);
      if (!account) throw new IdentityError('user-not-found');
      if (password !== (passwords.get(email) ?? 'secret')) throw new IdentityError('wrong-password');
      return enter(account);
    },
    register: async (name, email) => enter({ uid: email, email, name }),
    prepare: () => undefined,
    signInWithGoogle: async (account) => enter({ uid: 'google', email: '', name: '', ...account }),
    async signOut() {
      become(null);
    },
    // Every reset e-mail has the code "letter", which is good until it is used.
    passwordReset: {
      async ask(email): Promise<ResetEmail> {
        if (refuses) throw new IdentityError(refuses);
        return known.has(email) ? { kind: 'local', code: 'letter' } : { kind: 'none' };
      },
      async check(code) {
        if (code !== resetCode) throw new IdentityError('link-unusable');
        return robin.email;
      },
      async change(code, password) {
        if (code !== resetCode) throw new IdentityError('link-unusable');
        if (password.length < 6) throw new IdentityError('weak-password');
        resetCode = null;
        passwords.set(robin.email, password);
      },
    },
    atProvider: () => Promise.reject(new IdentityError('unreachable')),
  } satisfies Identity & Record<string, unknown>;
}

interface ApiCall {
  readonly operation: string;
  readonly variables: Record<string, unknown>;
  readonly token: string | null;
}

/** An in-memory API: knows the accounts, stores their names, and rejects configured tokens. */
export function anApi({
  refusesToken = (_token: string): boolean => false,
  /** Whom it does not take at all. */
  refuses = null as { code: string; message: string } | null,
  /** Robin's, as they come with the account. */
  animals = [] as readonly object[],
  /** Data of other operations. */
  answers = {} as Readonly<Record<string, object>>,
} = {}) {
  const known: Readonly<Record<string, object>> = { ShopFacts: shopFactsData(), ...answers };
  const calls: ApiCall[] = [];
  const names = new Map([robin, ada].map(({ uid, name }) => [uid, name]));

  function accountOf(token: string) {
    const [uid = ''] = token.split(':');
    return {
      __typename: 'User',
      _id: uid,
      email: `${uid}@petshop.test`,
      name: names.get(uid) ?? '',
      role: uid === ada.uid ? 'ADMIN' : 'REGULAR',
      animals: uid === ada.uid ? [] : animals,
    };
  }

  function answer({ operation, variables, token }: ApiCall) {
    if (token && refuses) return rejection(refuses.code, refuses.message);
    if (token && refusesToken(token)) return rejection('UNAUTHENTICATED', 'Please log in again');
    if (operation === 'Me') return { data: { me: token && accountOf(token) } };
    if (operation === 'SaveUser' && token) {
      names.set(token.split(':')[0] ?? '', (variables.input as { name: string }).name);
      return { data: { saveUser: accountOf(token) } };
    }
    const data = known[operation];
    return data ? { data } : rejection('NOT_FOUND', 'Not in this test');
  }

  async function fetchAnswer(url: unknown, init: RequestInit = {}) {
    const { operationName, variables } = init.body ? JSON.parse(String(init.body)) : askedByGet(String(url));
    const authorization = new Headers(init.headers).get('authorization');
    const call = {
      operation: operationName,
      variables,
      token: authorization?.replace('Bearer ', '') ?? null,
    };
    calls.push(call);
    return new Response(JSON.stringify(answer(call)), {
      headers: { 'content-type': 'application/graphql-response+json' },
    });
  }

  return { calls, fetchAnswer };
}

function askedByGet(url: string) {
  const { searchParams } = new URL(url, 'http://shop');
  return {
    operationName: searchParams.get('operationName'),
    variables: JSON.parse(searchParams.get('variables') ?? '{}'),
  };
}

function rejection(code: string, message: string) {
  return { errors: [{ message, extensions: { code } }] };
}

interface RenderOptions {
  readonly identity?: ReturnType<typeof anIdentity>;
  readonly api?: ReturnType<typeof anApi>;
  readonly config?: ShopConfig;
  readonly onSessionEnd?: () => void;
}

/** Renders the whole shop at a path. */
export async function renderApp(
  address: string,
  { identity = anIdentity(), api = anApi(), config = embedded, onSessionEnd = () => {} }: RenderOptions = {},
) {
  // Dialogs, alerts and the cart outlive a page, and so would outlive a test.
  notifications.clean();
  globalThis.fetch = api.fetchAnswer as typeof fetch;
  await restoreShopState();
  const client = createApolloClient({ getToken: identity.getIdToken, onSessionEnd });
  await loadPage(address.split('?')[0] ?? address);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await act(async () => {
    render(<Providers config={config} identity={identity} client={client} router={router} />);
  });
  await act(async () => modals.closeAll());
  return {
    identity,
    api,
    client,
    path: () => router.state.location.pathname,
    /** What the button of the browser does. */
    back: () => act(() => router.navigate(-1)),
  };
}
