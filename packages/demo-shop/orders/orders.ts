import { DAY_MS, HOUR_MS } from '../../../domain/durations.ts';
import type { CartEntryStatus, PetOrderStatus } from '../../../domain/orders/order-states.ts';
import { baskets } from '../baskets/baskets.ts';
import { type DemoCustomer, type DemoCustomerName, demoCustomers } from '../people/customers.ts';
import { neighbours } from '../people/neighbours.ts';

export interface DemoPetOrder {
  /** Its name for ever, unique among the orders. */
  key: string;
  petKey: string;
  customer: DemoCustomer;
  at: Date;
  status: PetOrderStatus;
}

/** Items paid together and sent in one parcel. */
export interface DemoParcel {
  /** Its name for ever, unique among the parcels. */
  key: string;
  customer: DemoCustomer;
  at: Date;
  /** Cancelled entries of a parcel that was paid are refunded; a pending one was never paid. */
  isPaid: boolean;
  entries: readonly { petKey: string; accessoriesAmount: number; status: CartEntryStatus }[];
}

type PetOrderLine = readonly [
  petKey: string,
  customer: DemoCustomerName,
  daysAgo: number,
  status: PetOrderStatus,
];

/** An animal is sold where one of its orders is approved or collected; the others that waited were declined. */
const petOrderLines: readonly PetOrderLine[] = [
  ['cat-chance', 'hannah', 116, 'collected'],
  ['cat-chance', 'walter', 115, 'declined'],
  ['dog-barnaby', 'sam', 104, 'cancelled'],
  ['dog-chaser', 'jonas', 98, 'collected'],
  ['other-magpie', 'priya', 91, 'collected'],
  ['cat-nutmeg', 'sam', 84, 'collected'],
  ['cat-nutmeg', 'ruby', 83, 'declined'],
  ['dog-freya', 'declan', 76, 'cancelled'],
  ['dog-duke', 'lucille', 68, 'collected'],
  ['cat-misty', 'mei', 55, 'collected'],
  ['cat-misty', 'amara', 54, 'declined'],
  ['cat-misty', 'zainab', 54, 'cancelled'],
  ['dog-pippin', 'tobias', 41, 'collected'],
  ['dog-onyx', 'sam', 37, 'declined'],
  ['dog-onyx', 'mateo', 38, 'approved'],
  ['other-kiwi', 'ruby', 26, 'cancelled'],
  ['cat-domino', 'amara', 19, 'approved'],
  ['cat-domino', 'jonas', 18, 'declined'],
  ['other-truffle', 'hannah', 12, 'approved'],
  ['dog-biscuit', 'sam', 9, 'approved'],
  ['dog-biscuit', 'declan', 8, 'declined'],
  ['dog-willow', 'priya', 6, 'pending'],
  ['dog-willow', 'sam', 5, 'pending'],
  ['dog-willow', 'zainab', 4, 'pending'],
  ['cat-leopold', 'walter', 4, 'pending'],
  ['dog-bruno', 'mei', 3, 'pending'],
  ['dog-bruno', 'ruby', 2, 'pending'],
  ['cat-pixie', 'lucille', 2, 'pending'],
  ['other-archimedes', 'tobias', 1, 'pending'],
  ['cat-kito', 'sam', 1, 'pending'],
  ['dog-scout', 'amara', 0, 'pending'],
];

type ParcelLine = readonly [
  customer: DemoCustomerName,
  daysAgo: number,
  status: CartEntryStatus,
  entries: Readonly<Record<string, number>>,
  cancelled?: Readonly<Record<string, number>>,
];

/** One status for the parcel; entries that left it on their own stand last. */
const parcelLines: readonly ParcelLine[] = [
  ['hannah', 118, 'delivered', { 'cat-food-trout-kibble': 2, 'cat-acc-felt-cave': 1 }],
  ['jonas', 113, 'delivered', { 'dog-food-chicken-kibble': 1, 'dog-acc-rope-toy': 2 }],
  ['sam', 109, 'delivered', { 'dog-food-beef-cans': 2, 'dog-acc-felt-balls': 1 }],
  ['priya', 106, 'delivered', { 'other-food-timothy-pellets': 2, 'other-acc-hay-rack': 1 }],
  ['mateo', 101, 'delivered', { 'dog-food-puppy-kibble': 1, 'dog-food-liver-treats': 3 }],
  ['walter', 97, 'delivered', { 'cat-food-tuna-cans': 4 }],
  ['jonas', 95, 'delivered', { 'dog-acc-harness': 1, 'dog-acc-rope-leash': 1 }],
  ['amara', 90, 'delivered', { 'cat-acc-scratch-post': 1 }, { 'cat-acc-feather-wand': 2 }],
  ['ruby', 86, 'delivered', { 'other-food-budgie-seed': 3, 'other-food-berry-drops': 2 }],
  ['sam', 82, 'delivered', { 'cat-acc-carrier': 1, 'cat-food-chicken-kibble': 1, 'cat-acc-felt-mice': 1 }],
  ['lucille', 79, 'cancelled', { 'dog-acc-crate': 1 }],
  ['declan', 74, 'delivered', { 'dog-food-salmon-kibble': 2, 'dog-food-dental-bones': 1 }],
  ['mei', 70, 'delivered', { 'cat-acc-fountain': 1, 'cat-food-gravy-pouches': 3 }],
  ['lucille', 66, 'delivered', { 'dog-acc-donut-bed': 1, 'dog-food-senior-kibble': 1 }],
  ['tobias', 62, 'delivered', { 'other-acc-aquarium': 1 }],
  ['zainab', 58, 'delivered', { 'cat-food-kitten-kibble': 2, 'cat-acc-tunnel': 1 }],
  ['mei', 52, 'delivered', { 'cat-acc-glove-brush': 1, 'cat-food-crunch-treats': 2 }],
  ['sam', 48, 'delivered', { 'cat-food-rabbit-cans': 2, 'cat-acc-saucer': 1 }],
  ['hannah', 44, 'delivered', { 'cat-acc-litter-box': 1, 'cat-food-cat-grass': 2 }],
  [
    'tobias',
    40,
    'delivered',
    { 'dog-acc-dotted-collar': 1, 'dog-acc-city-leash': 1, 'dog-food-puppy-kibble': 1 },
  ],
  ['mateo', 35, 'delivered', { 'dog-acc-leather-collar': 1, 'dog-food-duck-kibble': 1 }],
  ['sam', 31, 'cancelled', { 'cat-acc-tall-tree': 1, 'cat-food-gravy-pouches': 2 }],
  ['walter', 29, 'delivered', { 'cat-food-senior-kibble': 1, 'cat-acc-blanket': 1 }],
  ['priya', 24, 'delivered', { 'other-acc-timber-house': 1, 'other-food-guinea-mix': 2 }],
  ['amara', 21, 'delivered', { 'cat-acc-collar': 1, 'cat-food-trout-kibble': 1 }],
  ['declan', 17, 'delivered', { 'dog-food-stew-pouches': 2 }, { 'dog-acc-plush': 1 }],
  ['ruby', 15, 'delivered', { 'other-acc-bird-cage': 1, 'other-food-budgie-seed': 1 }],
  [
    'sam',
    13,
    'delivered',
    { 'dog-acc-ceramic-bowl': 1, 'dog-acc-small-bed': 1, 'dog-food-peanut-biscuits': 2 },
  ],
  ['jonas', 10, 'shipped', { 'dog-food-chicken-kibble': 2 }],
  [
    'hannah',
    8,
    'shipped',
    { 'other-acc-water-bottle': 1, 'other-food-guinea-mix': 1, 'other-food-berry-drops': 1 },
  ],
  ['zainab', 6, 'shipped', { 'cat-food-gravy-pouches': 2, 'cat-acc-felt-mice': 1 }],
  ['sam', 4, 'shipped', { 'cat-food-tuna-cans': 2, 'cat-food-cat-grass': 1 }],
  ['mei', 3, 'paid', { 'cat-acc-tall-tree': 1 }],
  ['tobias', 2, 'paid', { 'dog-acc-oat-shampoo': 1, 'dog-acc-slicker-brush': 1 }],
  ['sam', 1, 'paid', { 'dog-food-salmon-kibble': 1, 'dog-food-liver-treats': 2 }, { 'dog-acc-rope-toy': 1 }],
  ['lucille', 1, 'paid', { 'dog-food-dental-bones': 2, 'dog-food-beef-cans': 1 }],
  ['walter', 0, 'paid', { 'cat-food-crunch-treats': 1 }],
  // A parcel's place in this list is its name for ever, so what came to mind later stands last.
  ['ruby', 60, 'delivered', { 'other-acc-hutch': 1, 'other-food-timothy-pellets': 1 }],
  ['declan', 56, 'delivered', { 'dog-food-turkey-cans': 4, 'dog-acc-slicker-brush': 1 }],
  ['lucille', 50, 'delivered', { 'dog-food-senior-kibble': 1 }],
  ['priya', 46, 'delivered', { 'other-food-hamster-mix': 2, 'other-acc-running-wheel': 1 }],
  ['jonas', 42, 'delivered', { 'dog-acc-crate': 1, 'dog-food-liver-treats': 2 }],
  ['zainab', 38, 'delivered', { 'cat-food-kitten-pouches': 3, 'cat-acc-feather-wand': 1 }],
  ['hannah', 34, 'delivered', { 'cat-food-trout-kibble': 1, 'cat-food-tuna-cans': 2 }],
  ['mei', 30, 'delivered', { 'cat-acc-carrier': 1 }],
  ['mateo', 28, 'delivered', { 'dog-food-dental-bones': 2, 'dog-acc-felt-balls': 1 }],
  ['tobias', 27, 'delivered', { 'other-food-tortoise-mix': 2 }],
  ['lucille', 26, 'delivered', { 'dog-food-senior-kibble': 1, 'dog-food-stew-pouches': 2 }],
  ['walter', 25, 'delivered', { 'cat-food-tuna-cans': 4, 'cat-food-crunch-treats': 2 }],
  ['jonas', 23, 'delivered', { 'dog-acc-donut-bed': 1 }],
  ['zainab', 22, 'delivered', { 'cat-food-kitten-kibble': 1, 'cat-acc-felt-mice': 2 }],
  ['hannah', 20, 'delivered', { 'cat-food-gravy-pouches': 4 }],
  ['declan', 19, 'delivered', { 'dog-food-beef-cans': 3, 'dog-food-peanut-biscuits': 1 }],
  ['ruby', 18, 'delivered', { 'other-food-budgie-seed': 2, 'other-food-berry-drops': 3 }],
  ['mei', 16, 'delivered', { 'cat-acc-fountain': 1, 'cat-food-chicken-kibble': 1 }],
  ['mateo', 14, 'delivered', { 'dog-food-puppy-kibble': 2, 'dog-acc-rope-toy': 1 }],
  ['priya', 12, 'delivered', { 'other-acc-hay-rack': 1, 'other-food-guinea-mix': 1 }],
  ['amara', 11, 'delivered', { 'cat-acc-scratch-post': 1, 'cat-food-cat-grass': 1 }],
  ['tobias', 9, 'shipped', { 'dog-food-salmon-kibble': 2, 'dog-food-liver-treats': 3 }],
  ['walter', 7, 'shipped', { 'cat-food-tuna-cans': 6 }],
  ['lucille', 6, 'cancelled', { 'dog-acc-plush': 1 }],
  ['jonas', 5, 'shipped', { 'dog-acc-leather-collar': 1, 'dog-acc-rope-leash': 1 }],
  ['ruby', 4, 'shipped', { 'other-food-timothy-pellets': 2 }],
  ['hannah', 2, 'paid', { 'cat-food-trout-kibble': 2, 'cat-acc-tunnel': 1 }],
  ['priya', 1, 'paid', { 'other-food-hamster-mix': 1, 'other-food-berry-drops': 2 }],
  ['mateo', 0, 'paid', { 'dog-food-chicken-kibble': 1, 'dog-food-dental-bones': 1 }],
];

/** The orders for animals up to now, the oldest first. */
export function petOrders(now: Date): DemoPetOrder[] {
  return petOrderLines
    .map(([petKey, customer, daysAgo, status]) => ({
      key: `${petKey}/${customer}`,
      petKey,
      customer: demoCustomers[customer],
      at: timeOfDay(now, daysAgo, petKey),
      status,
    }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The parcels of food and accessories up to now, the oldest first. */
export function parcels(now: Date): DemoParcel[] {
  const listed = parcelLines.map(([customer, daysAgo, status, entries, cancelled = {}], i) => ({
    key: `parcel-${i + 1}`,
    customer: demoCustomers[customer],
    at: timeOfDay(now, daysAgo, `${customer}${i}`),
    isPaid: status !== 'pending',
    entries: [...entriesOf(entries, status), ...entriesOf(cancelled, 'cancelled')],
  }));
  return [...listed, ...neighbourParcels(now)].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** What the neighbours bought, each basket once by each of its buyers, and one of everything. */
function neighbourParcels(now: Date): DemoParcel[] {
  return baskets.flatMap(({ buyers, goods }, i) =>
    buyers.map(([name, daysAgo]) => ({
      key: `basket-${i + 1}/${name}`,
      customer: neighbours[name],
      at: timeOfDay(now, daysAgo, `${name}${i}`),
      isPaid: true,
      entries: Object.keys(goods).map((petKey) => ({
        petKey,
        accessoriesAmount: 1,
        status: 'delivered' as const,
      })),
    })),
  );
}

/** Keys of the animals that have a home: those with an approved or collected order. */
export function soldPetKeys(): Set<string> {
  return new Set(
    petOrderLines
      .filter(([, , , status]) => status === 'approved' || status === 'collected')
      .map(([petKey]) => petKey),
  );
}

function entriesOf(amounts: Readonly<Record<string, number>>, status: CartEntryStatus) {
  return Object.entries(amounts).map(([petKey, accessoriesAmount]) => ({
    petKey,
    accessoriesAmount,
    status,
  }));
}

/** Some hours before `now` on the day so many days ago: never in the future, and not all at the same time. */
function timeOfDay(now: Date, daysAgo: number, text: string): Date {
  const spread = [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 97;
  return new Date(now.getTime() - daysAgo * DAY_MS - (spread / 97) * 11 * HOUR_MS - 20 * 60 * 1000);
}
