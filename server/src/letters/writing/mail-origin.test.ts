import { networkAddresses } from '../../platform/network-addresses.ts';
import { mailOrigin } from './mail-origin.ts';

const port = 4000;
/** Whatever networks the machine is in that runs this. */
const [ofNetwork = 'http://localhost:4000'] = networkAddresses('0.0.0.0', port);

it.each([
  ['is known under an address', 'https://your.shop', '0.0.0.0', 'https://your.shop'],
  ['listens on all addresses', null, '0.0.0.0', ofNetwork],
  ['listens on all addresses of both kinds', null, '::', ofNetwork],
  ['listens on one address of a network', null, '192.168.7.5', 'http://192.168.7.5:4000'],
  ['listens on one of IPv6', null, 'fd00::5', 'http://[fd00::5]:4000'],
  ['is for this machine alone', null, '127.0.0.1', 'http://localhost:4000'],
  ['was not told where to listen', null, null, 'http://localhost:4000'],
])('mails of a shop that %s lead there', (_which, publicUrl, host, origin) => {
  expect(mailOrigin({ publicUrl, host, port })).toBe(origin);
});
