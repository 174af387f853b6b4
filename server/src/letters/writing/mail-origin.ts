import { networkAddresses } from '../../platform/network-addresses.ts';

interface ShopAddress {
  readonly publicUrl: string | null;
  /** Where it was told to listen; null where it was told nothing, as in a container, whose own addresses nobody reaches. */
  readonly host: string | null;
  readonly port: number;
}

/**
 * Where the links of mails lead, which are read on any machine: to the address by which the shop is known, or else to
 * one by which the others of its network reach it.
 */
export function mailOrigin({ publicUrl, host, port }: ShopAddress): string {
  const [reached] = host === null ? [] : networkAddresses(host, port);
  return publicUrl ?? reached ?? `http://localhost:${port}`;
}
