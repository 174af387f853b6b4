import type { DemoCustomer } from '../orders/customers.ts';
import { type DemoCustomerName, demoCustomers } from '../orders/customers.ts';
import { parcels } from '../orders/orders.ts';

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
const TRIED_MS = 9 * 24 * 60 * 60 * 1000;

/** The demo's reviews up to now; what was ordered too lately is not reviewed yet. */
export function reviews(now: Date): DemoReview[] {
  return reviewLines
    .map(([name, petKey, stars, text]) => {
      const customer = demoCustomers[name];
      const at = new Date(orderedAt(customer, petKey, now).getTime() + TRIED_MS);
      return { customer, petKey, stars, ...(text !== undefined && { text }), at };
    })
    .filter(({ at }) => at <= now);
}

/** @throws Error where no parcel has brought it to them: nobody reviews what they have not received */
function orderedAt({ email }: DemoCustomer, petKey: string, now: Date): Date {
  const brought = parcels(now).find(
    ({ customer, entries }) =>
      customer.email === email &&
      entries.some((entry) => entry.petKey === petKey && entry.status === 'delivered'),
  );
  if (!brought) throw new Error(`${email} has not received ${petKey}`);
  return brought.at;
}
