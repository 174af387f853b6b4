import type { Settings } from '../server/src/app/settings.ts';

/** What the person at the terminal needs to know once the shop is open. */
export interface OpenShop {
  readonly settings: Settings;
  /** Where browsers find the shop; in watch mode that is not the server itself. */
  readonly shopAddress: string;
  readonly demoAccounts: readonly { label: string; email: string; password: string }[];
  readonly seconds: number;
  /** The process to end, where there is no terminal to press Ctrl-C at. */
  readonly pidWithoutTerminal: number | null;
}

export function readyLines(shop: OpenShop): string {
  const { settings, shopAddress, demoAccounts, seconds, pidWithoutTerminal } = shop;
  const api = `http://localhost:${settings.port}`;
  const addresses: [string, string][] = [
    ['Shop', shopAddress],
    ['GraphQL', `${api}/graphql`],
    ['Health', `${api}/livez  ${api}/readyz  ${api}/metrics`],
    ['Database', settings.database.kind === 'embedded' ? settings.database.uri : 'MONGODB_URI'],
    ['Identity', identityAddress(settings)],
    ['Payments', paymentsAddress(settings)],
    ['Data, logs', settings.dataDir],
  ];
  const accounts = demoAccounts.map(({ label, email, password }): [string, string] => [
    label,
    `${email}  ·  ${password}`,
  ]);

  return [
    '',
    `  The pet shop is ready (${seconds.toFixed(1)} s)`,
    '',
    ...addresses.map(row),
    ...(accounts.length > 0 ? ['', ...accounts.map(row)] : []),
    '',
    `  Ctrl-C stops everything${pidWithoutTerminal ? `; without a terminal: kill ${pidWithoutTerminal}` : '.'}`,
    '',
  ].join('\n');
}

function row([label, text]: [string, string]): string {
  return `    ${label.padEnd(12)}${text}`;
}

function identityAddress({ identity }: Settings): string {
  if (identity.kind === 'firebase') return `Firebase, project ${identity.projectId}`;
  return `http://${identity.host}:${identity.port}  (auth emulator)`;
}

function paymentsAddress({ payments }: Settings): string {
  if (payments.kind === 'stripe') return 'Stripe';
  return `http://${payments.host}:${payments.port}  (Stripe sandbox)`;
}
