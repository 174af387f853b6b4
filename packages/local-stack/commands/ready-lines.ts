import type { Settings } from '../../../server/src/config/settings.ts';
import { isOpenToOthers, networkAddresses } from '../../../server/src/platform/network-addresses.ts';
import type { Mongod } from '../mongod/find-mongod.ts';
import { versionInWords } from '../mongod/support.ts';
import { localAddress } from '../system/listen-address.ts';

/** What the person at the terminal needs to know once the shop is open. */
export interface OpenShop {
  readonly settings: Settings;
  /** Where browsers find the shop; in watch mode that is not the server itself. */
  readonly shopPort: number;
  readonly demoAccounts: readonly { label: string; email: string; password: string }[];
  /** The embedded database; null where one of somebody's own is connected. */
  readonly mongod: Mongod | null;
  readonly seconds: number;
  /** The process to end, where there is no terminal to press Ctrl-C at. */
  readonly pidWithoutTerminal: number | null;
}

export function readyLines(shop: OpenShop): string {
  const { settings, shopPort, demoAccounts, seconds, pidWithoutTerminal } = shop;
  const { host, port } = settings;
  const api = localAddress(host, port);
  const warning = openWarning(settings);
  const addresses: [string, string][] = [
    ['Shop', localAddress(host, shopPort)],
    ...phoneRows(settings, shopPort),
    ['GraphQL', `${api}/graphql`],
    ['Health', `${api}/livez  ${api}/readyz  ${api}/metrics`],
    ['Database', databaseAddress(shop)],
    ['Identity', identityAddress(settings)],
    ['Payments', paymentsAddress(settings)],
    ['Mails', settings.mail.transport.kind === 'mailbox' ? `${api}/mailbox` : 'SMTP_URL'],
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
    ...(warning ? ['', `  ${warning}`] : []),
    '',
    `  Ctrl-C stops everything${pidWithoutTerminal ? `; without a terminal: kill ${pidWithoutTerminal}` : '.'}`,
    '',
  ].join('\n');
}

/** The addresses for a phone, where somebody wished for them. */
function phoneRows({ host }: Settings, port: number): [string, string][] {
  const addresses = host === null ? [] : networkAddresses(host, port);
  return addresses.map((address, index) => [index === 0 ? 'On a phone' : '', address]);
}

function openWarning({ host, identity, payments }: Settings): string | null {
  if (!isOpenToOthers(host)) return null;
  if (identity.kind === 'emulator') {
    return `HOST=${host}: whoever can reach this machine can be anybody in this demo, the admin too. Keep real data out.`;
  }
  if (payments.kind === 'sandbox') {
    return `HOST=${host}: whoever can reach this machine can pay here with play money.`;
  }
  return null;
}

function row([label, text]: [string, string]): string {
  return `    ${label.padEnd(12)}${text}`;
}

function databaseAddress({ settings: { database }, mongod }: OpenShop): string {
  if (database.kind === 'connected') return 'MONGODB_URI';
  return mongod ? `${database.uri}  (${versionInWords(mongod.version, new Date())})` : database.uri;
}

function identityAddress({ identity }: Settings): string {
  if (identity.kind === 'firebase') return `Firebase, project ${identity.projectId}`;
  return `http://${identity.host}:${identity.port}  (auth emulator)`;
}

function paymentsAddress({ payments }: Settings): string {
  if (payments.kind === 'stripe') return 'Stripe';
  return `http://${payments.host}:${payments.port}  (Stripe sandbox)`;
}
