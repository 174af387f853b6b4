import { isOpenToOthers, networkAddresses } from '../../../server/src/platform/network-addresses.ts';
import { localAddress, ownAddress } from './listen-address.ts';

describe('what listens at', () => {
  it.each([
    ['127.0.0.1', false, 'http://127.0.0.1:4000', 'http://localhost:4000'],
    ['127.0.0.2', false, 'http://127.0.0.2:4000', 'http://127.0.0.2:4000'],
    ['::1', false, 'http://[::1]:4000', 'http://localhost:4000'],
    ['0.0.0.0', true, 'http://127.0.0.1:4000', 'http://localhost:4000'],
    ['::', true, 'http://127.0.0.1:4000', 'http://localhost:4000'],
    [null, true, 'http://127.0.0.1:4000', 'http://localhost:4000'],
    ['192.168.1.20', true, 'http://192.168.1.20:4000', 'http://192.168.1.20:4000'],
    ['fd00::2', true, 'http://[fd00::2]:4000', 'http://[fd00::2]:4000'],
  ])('%s is open to others: %s; this machine finds it at %s', (host, isOpen, own, local) => {
    expect([isOpenToOthers(host), ownAddress(host, 4000), localAddress(host, 4000)]).toEqual([
      isOpen,
      own,
      local,
    ]);
  });
});

describe('a phone', () => {
  it.each(['127.0.0.1', '::1'])('finds nothing that listens at %s', (host) => {
    expect(networkAddresses(host, 4000)).toEqual([]);
  });

  it('finds what listens at one address there', () => {
    expect(networkAddresses('192.168.1.20', 4000)).toEqual(['http://192.168.1.20:4000']);
  });

  it('finds what listens at all addresses at those that other machines know', () => {
    const found = networkAddresses('0.0.0.0', 4000);
    for (const address of found) expect(address).toMatch(/^http:\/\/(?!127\.)\d+\.\d+\.\d+\.\d+:4000$/);
  });
});
