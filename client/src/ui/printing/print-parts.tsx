import { useShopFacts } from '../../lib/shop-facts/use-shop-facts.ts';
import classes from './printing.module.css';

/** A box to tick off: with a pen on paper, with a finger on the phone that stands beside the parcels. */
export function TickBox({ label }: { readonly label: string }) {
  return <input type="checkbox" className={classes.box} aria-label={label} />;
}

/** From whom a parcel comes. */
export function Sender({ className }: { readonly className?: string }) {
  const { name, address } = useShopFacts();
  return (
    <address className={className}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {'\n'}
      <bdi>{address}</bdi>
    </address>
  );
}
