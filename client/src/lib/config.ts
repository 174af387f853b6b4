import { createContext, useContext } from 'react';

/** The server's answer at GET /config.json: public values only. */
export interface ShopConfig {
  /** `embedded`: sign-in and payments are emulated by the shop's own local stack. */
  readonly mode: 'embedded' | 'connected';
  readonly identity: EmulatorIdentity | FirebaseIdentity;
  readonly payments: /** The embedded one is found at this path of the shop itself. */
    | { readonly kind: 'sandbox'; readonly url: string; readonly publishableKey: string }
    | { readonly kind: 'stripe'; readonly publishableKey: string };
  /** Sign-ins to try the shop with; none in a real shop. */
  readonly demoAccounts: readonly DemoAccount[];
}

/** At the shop's own origin, under the paths of Firebase's emulators. */
interface EmulatorIdentity {
  readonly kind: 'emulator';
  readonly projectId: string;
  readonly apiKey: string;
}

interface FirebaseIdentity {
  readonly kind: 'firebase';
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  /** Where the project wants Firebase App Check. */
  readonly appCheckSiteKey?: string;
}

export interface DemoAccount {
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

/** @throws Error when the server can't be reached or answers with something else */
export async function loadShopConfig(): Promise<ShopConfig> {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The shop answered ${response.status}`);
  return (await response.json()) as ShopConfig;
}

export const ShopConfigContext = createContext<ShopConfig | null>(null);

export function useShopConfig(): ShopConfig {
  const config = useContext(ShopConfigContext);
  if (!config) throw new Error('No ShopConfig');
  return config;
}
