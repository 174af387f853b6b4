import type { Settings } from '../config/settings.ts';

/** Under which path of the shop browsers find the embedded payments (embedded-parts.ts). */
export const paymentsPath = '/stripe';

/** What the client must know of its surroundings: public values only, given at GET /config.json. */
export function clientConfig(settings: Settings) {
  const isEmbedded = settings.identity.kind === 'emulator';
  return {
    mode: isEmbedded ? 'embedded' : 'connected',
    identity: identityConfig(settings.identity),
    payments: paymentConfig(settings.payments),
    demoAccounts: isEmbedded ? demoAccounts : [],
  };
}

/** Sign-ins of the demo shop; they exist in the emulator alone. */
const demoAccounts = [
  { label: 'Shopper', email: 'shopper@petshop.test', password: 'petshop-demo' },
  { label: 'Admin', email: 'admin@petshop.test', password: 'petshop-demo' },
];

function identityConfig(identity: Settings['identity']) {
  if (identity.kind === 'emulator') {
    return { kind: 'emulator', projectId: identity.projectId, apiKey: 'demo' };
  }
  const { projectId, apiKey, authDomain, appId, appCheckSiteKey } = identity;
  const known = { kind: 'firebase', projectId, apiKey, authDomain, appId };
  return appCheckSiteKey ? { ...known, appCheckSiteKey } : known;
}

function paymentConfig(payments: Settings['payments']) {
  const { publishableKey } = payments;
  if (payments.kind === 'stripe') return { kind: 'stripe', publishableKey };
  return { kind: 'sandbox', publishableKey, url: paymentsPath };
}
