import { mapAddress } from '../../../domain/shop-settings/map-address.ts';

/** Leads to a map with an address on it. */
export function MapLink({ address }: { readonly address: string }) {
  return (
    <a href={mapAddress(address)} target="_blank" rel="noopener noreferrer">
      Show it on a map
    </a>
  );
}
