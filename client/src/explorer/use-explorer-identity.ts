import { useEffect, useMemo, useState } from 'react';
import { createIdentity, type IdentityUser } from '../lib/auth/firebase-identity.ts';
import type { ShopConfig } from '../lib/config.ts';

export interface ExplorerIdentity {
  /** Whether the sign-in state is known yet. */
  isKnown: boolean;
  /** Whom operations run as: changes with the account and with the pasted token; null for a visitor. */
  account: string | null;
  /** E-mail of the account that is signed in, here or in the shop: both share one session. */
  email: string | null;
  token: string;
  setToken: (token: string) => void;
  signIn: (email: string, password: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** The pasted token, otherwise a fresh one of the account. */
  getToken: () => Promise<string | null>;
}

export function useExplorerIdentity(config: ShopConfig): ExplorerIdentity {
  const identity = useMemo(() => createIdentity(config), [config]);
  const [user, setUser] = useState<IdentityUser | null | undefined>(undefined);
  const [token, setToken] = useState('');

  useEffect(() => identity.onChange(setUser), [identity]);

  const email = user?.email ?? null;
  const pasted = token.trim().replace(/^Bearer /i, '');
  return {
    isKnown: user !== undefined,
    account: pasted || email,
    email,
    token,
    setToken,
    signIn: async (address, password) => {
      await identity.signIn(address, password);
    },
    signOut: () => identity.signOut(),
    getToken: async () => pasted || identity.getIdToken(),
  };
}
