import { OutsideBadge } from './outside-badge.tsx';
import { useOutside } from './use-outside.ts';

/** That the shopper of an order stands outside; nothing where nobody does. */
export function WaitsOutside({ number }: { readonly number: string }) {
  const [outside] = useOutside(number);
  return outside ? <OutsideBadge since={outside.since} /> : null;
}
