import { contentIn, keyPartOf } from './content.ts';
import type { DemoItem } from './demo-item.ts';

/** More packs of something that the shop has in one. */
interface MoreSizes {
  readonly of: string;
  readonly family: string;
  /** Which of the family the known one is. */
  readonly variant: string;
  readonly packs: readonly (readonly [variant: string, dollars: number, stock: number])[];
  /** What is said of these in place of what is true of the known one alone. */
  readonly says?: Partial<Pick<DemoItem, 'short' | 'details'>>;
}

const moreSizes: readonly MoreSizes[] = [
  {
    of: 'dog-food-salmon-kibble',
    family: 'Wagwell Salmon & Sweet Potato',
    variant: '3 kg',
    packs: [
      ['1 kg', 9.5, 37],
      ['10 kg', 69.9, 8],
    ],
  },
  {
    of: 'dog-food-chicken-kibble',
    family: 'Wagwell Farm Chicken & Rice',
    variant: '12 kg',
    packs: [
      ['3 kg', 16.9, 33],
      ['6 kg', 30.9, 21],
    ],
    says: { short: 'Everyday food for active adult dogs.' },
  },
  {
    of: 'dog-food-puppy-kibble',
    family: 'Wagwell Puppy Start, Chicken & Egg',
    variant: '2 kg',
    packs: [['6 kg', 49.9, 16]],
  },
  {
    of: 'dog-food-senior-kibble',
    family: 'Old Orchard Senior Lamb & Apple',
    variant: '6 kg',
    packs: [
      ['2 kg', 14.9, 26],
      ['11 kg', 65.9, 5],
    ],
  },
  {
    of: 'dog-food-duck-kibble',
    family: 'Old Orchard Slow-Baked Duck',
    variant: '5 kg',
    packs: [['2 kg', 22.9, 23]],
  },
  {
    of: 'dog-food-beef-cans',
    family: 'Butcher’s Porch Beef & Carrot',
    variant: '6 × 400 g',
    packs: [
      ['12 × 400 g', 31.9, 28],
      ['24 × 400 g', 59.9, 9],
    ],
    says: { short: 'Chunky beef in gravy, for a shelf that should not run empty.' },
  },
  {
    of: 'cat-food-trout-kibble',
    family: 'Purrfolk Trout & Cranberry',
    variant: '1.5 kg',
    packs: [
      ['400 g', 5.9, 42],
      ['4 kg', 42.5, 11],
    ],
  },
  {
    of: 'cat-food-chicken-kibble',
    family: 'Purrfolk Barn Chicken',
    variant: '4 kg',
    packs: [
      ['1.5 kg', 13.9, 29],
      ['10 kg', 74.9, 6],
    ],
  },
  {
    of: 'cat-food-kitten-kibble',
    family: 'Purrfolk Kitten, Turkey & Egg',
    variant: '1 kg',
    packs: [['3 kg', 36.9, 13]],
  },
  {
    of: 'cat-food-tuna-cans',
    family: 'Saltmarsh Tuna in Jelly',
    variant: '12 × 85 g',
    packs: [['24 × 85 g', 29.9, 17]],
    says: { short: 'Line-caught tuna, two dozen small tins of it.' },
  },
  {
    of: 'other-food-timothy-pellets',
    family: 'Hedgerow Kitchen Timothy Pellets',
    variant: '2 kg',
    packs: [['5 kg', 25.9, 14]],
  },
  {
    of: 'other-food-budgie-seed',
    family: 'Featherlight Budgie Seed',
    variant: '1 kg',
    packs: [['3 kg', 16.9, 19]],
  },
  {
    of: 'other-food-hamster-mix',
    family: 'Featherlight Hamster Harvest',
    variant: '700 g',
    packs: [['2 kg', 14.9, 16]],
  },
  {
    of: 'other-food-fish-flakes',
    family: 'Stillwater Fish Flakes',
    variant: '100 g jar',
    packs: [['250 g jar', 18.9, 21]],
  },
  {
    of: 'dog-acc-oat-shampoo',
    family: 'Puddle & Co Oat Shampoo',
    variant: '500 ml',
    packs: [
      ['250 ml', 7.5, 31],
      ['1 liter', 21.9, 12],
    ],
  },
  {
    of: 'cat-acc-clumping-litter',
    family: 'Hush Clumping Cat Litter',
    variant: '10 kg',
    packs: [
      ['5 kg', 8.9, 44],
      ['20 kg', 28.9, 13],
    ],
  },
  { of: 'dog-acc-crate', family: 'Foldaway Travel Crate', variant: '90 cm', packs: [] },
  { of: 'other-acc-aquarium', family: 'Stillwater Aquarium', variant: '60 liters', packs: [] },
];

/** The known items, those of a family with its name, and the further packs of them behind. */
export function withMoreSizes(known: readonly DemoItem[]): DemoItem[] {
  const families = new Map(moreSizes.map((more) => [more.of, more]));
  return known.flatMap((item) => {
    const more = families.get(item.key);
    if (!more) return [item];
    const { family, variant, packs, says } = more;
    const others = packs.map(([size, petprice, stock]) => ({
      ...item,
      ...says,
      ...contentIn(size),
      ...{ key: `${item.key}-${keyPartOf(size)}`, picture: item.key },
      ...{ family, variant: size, petname: `${family}, ${size}`, petprice, stock },
    }));
    return [{ ...item, family, variant }, ...others];
  });
}
