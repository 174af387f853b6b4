import { MAX_ENTRY_AMOUNT } from '../../../../../domain/catalogue/pet-options.ts';
import { namePieces } from '../../../../../domain/orders/order-labels.ts';

/** What was ordered, and what the shop has of it today. */
interface OrderedLine {
  readonly petId: string;
  readonly petname: string;
  readonly accessoriesAmount: number;
  readonly pet: {
    readonly petprice: number;
    readonly availability: string;
    readonly stock?: number | null | undefined;
  } | null;
}

/** Some pieces that can be put into the cart. `petprice` is today's, in US dollars. */
export interface AvailableLine {
  readonly petId: string;
  readonly petname: string;
  readonly amount: number;
  readonly petprice: number;
}

export interface BuyAgain {
  readonly available: readonly AvailableLine[];
  /** What can not be had, or not all of it, in sentences for the shopper. */
  readonly problems: readonly string[];
}

/**
 * What of an order can be had once more.
 *
 * @param inCart how many of an item are in the cart already
 */
export function findAvailable(lines: readonly OrderedLine[], inCart: (petId: string) => number): BuyAgain {
  const looked = lines.map((line) => lookAt(line, inCart(line.petId)));
  return {
    available: looked.flatMap(({ available }) => (available ? [available] : [])),
    problems: looked.flatMap(({ problem }) => (problem ? [problem] : [])),
  };
}

interface LookedAt {
  readonly available?: AvailableLine;
  readonly problem?: string;
}

function lookAt({ petId, petname, accessoriesAmount, pet }: OrderedLine, inCart: number): LookedAt {
  if (pet?.availability !== 'AVAILABLE') return { problem: `${petname} is no longer sold.` };
  const stock = pet.stock ?? 0;
  if (stock === 0) return { problem: `${petname} is sold out.` };
  const left = Math.min(stock, MAX_ENTRY_AMOUNT) - inCart;
  if (left <= 0) return { problem: `All we have of ${petname} is in your cart already.` };
  const amount = Math.min(accessoriesAmount, left);
  return {
    available: { petId, petname, amount, petprice: pet.petprice },
    ...(amount < accessoriesAmount && { problem: `Only ${amount} more of ${petname} available.` }),
  };
}

/** "2 × Salmon kibble and Basket bed are in your cart.", for what was put into it. */
export function describeAdded(lines: readonly AvailableLine[]): string {
  if (lines.length === 0) return 'Nothing in this order is available right now.';
  const { names, isMany } = namePieces(lines);
  return `${names} ${isMany ? 'are' : 'is'} in your cart.`;
}
