import { DAY_MS } from '../../../domain/durations.ts';
import { baskets } from '../baskets/baskets.ts';
import { type DemoParcel, parcels } from '../orders/orders.ts';
import { type DemoCustomer, type DemoCustomerName, demoCustomers } from '../people/customers.ts';
import { neighbours } from '../people/neighbours.ts';

/** What somebody says of something that one of the demo's parcels brought. */
export interface DemoReview {
  readonly customer: DemoCustomer;
  readonly petKey: string;
  readonly stars: number;
  readonly text?: string;
  readonly at: Date;
}

type ReviewLine = readonly [customer: DemoCustomerName, petKey: string, stars: number, text?: string];

const reviewLines: readonly ReviewLine[] = [
  ['jonas', 'dog-acc-donut-bed', 5, 'He turns around in it three times and is gone for the night.'],
  ['lucille', 'dog-acc-donut-bed', 4, 'Soft, and the cover can be washed. It took a day to get its shape.'],
  ['walter', 'cat-food-tuna-cans', 5, 'She hears the lid from two floors away.'],
  ['hannah', 'cat-food-tuna-cans', 3],
  ['mei', 'cat-acc-fountain', 4, 'Quiet, and they drink more. Cleaning the pump takes a small brush.'],
  ['ruby', 'other-food-budgie-seed', 5, 'Hardly anything is left over on the floor of the cage.'],
  [
    'declan',
    'dog-food-beef-cans',
    2,
    'Too much sauce for us. The biscuits from the same parcel were better.',
  ],
  ['sam', 'dog-acc-ceramic-bowl', 5, 'Heavy enough to stay where it is.'],
  ['mateo', 'dog-food-puppy-kibble', 4, 'Small pieces, as a puppy needs them.'],
  ['tobias', 'dog-food-puppy-kibble', 5],
];

/** How long after it was ordered somebody has something to say. */
const TRIED_MS = 9 * DAY_MS;

/** The demo's reviews up to now; what was ordered too lately is not reviewed yet. */
export function reviews(now: Date): DemoReview[] {
  const all = parcels(now);
  return [...reviewLines.map(([name, ...line]) => [demoCustomers[name], ...line] as const), ...opinions()]
    .map(([customer, petKey, stars, text]) => {
      const at = new Date(orderedAt(all, customer, petKey).getTime() + TRIED_MS);
      return { customer, petKey, stars, ...(text !== undefined && { text }), at };
    })
    .filter(({ at }) => at <= now);
}

/** What the neighbours say of what they bought. */
function opinions() {
  return baskets.flatMap(({ buyers, goods }) =>
    Object.entries(goods).flatMap(([petKey, said]) =>
      said.map(([stars, text], i) => {
        const [name] = buyers[i] ?? [];
        if (!name) throw new Error(`Nobody bought ${petKey} who says ${stars} stars`);
        return [neighbours[name], petKey, stars, text] as const;
      }),
    ),
  );
}

/** @throws Error where no parcel has brought it to them: nobody reviews what they have not received */
function orderedAt(all: readonly DemoParcel[], { email }: DemoCustomer, petKey: string): Date {
  const brought = all.find(
    ({ customer, entries }) =>
      customer.email === email &&
      entries.some((entry) => entry.petKey === petKey && entry.status === 'delivered'),
  );
  if (!brought) throw new Error(`${email} has not received ${petKey}`);
  return brought.at;
}
