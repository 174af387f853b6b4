import { useEffect, useMemo, useState } from 'react';
import { createIdentity } from '../lib/identity.ts';
import type { ShopConfig } from '../lib/shop-config.ts';

export interface ExplorerIdentity {
  /** E-mail of the account that is signed in, here or in the shop: both share one session. */
  email: string | null;
  token: string;
  setToken: (token: string) => void;
  signIn: (email: string, password: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** The pasted token, otherwise the one of the account, fresh. */
  getToken: () => Promise<string | null>;
}

export function useExplorerIdentity(config: ShopConfig): ExplorerIdentity {
  const identity = useMemo(() => createIdentity(config), [config]);
  const [email, setEmail] = useState<string | null>(null);
  const [token, setToken] = useState('');

  useEffect(() => identity.onChange((user) => setEmail(user?.email ?? null)), [identity]);

  return {
    email,
    token,
    setToken,
    signIn: async (address, password) => {
      await identity.signIn(address, password);
    },
    signOut: () => identity.signOut(),
    getToken: async () => token.trim().replace(/^Bearer /i, '') || identity.getIdToken(),
  };
}
