import { useShopFacts } from '../../../lib/shop-facts/use-shop-facts.ts';

/** From whom a parcel comes. */
export function Sender({ className }: { readonly className?: string }) {
  const { name, address } = useShopFacts();
  return (
    <address className={className}>
      <strong>{name}</strong>
      {'\n'}
      {address}
    </address>
  );
}
