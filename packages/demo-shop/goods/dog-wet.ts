import type { FoodRange } from './ranges.ts';

/** Tins, pouches and trays for dogs. */
export const dogWet: readonly FoodRange[] = [
  {
    key: 'dog-wet-lamb-beans',
    family: 'Butcher’s Porch Lamb & Green Beans',
    brand: 'Butcher’s Porch',
    age: 'Adult',
    short: 'Chunky lamb with beans that still look like beans.',
    details:
      'Shoulder and heart of lamb are cut by hand and cooked in the closed tin. The beans come from the same county and are added whole. It can be fed alone, or by the spoon over dry food for dogs who need persuading.',
    ingredients: 'Lamb (58 %: shoulder, heart, liver), broth, green beans (6 %), linseed oil, minerals',
    analysis: [10.5, 7.5, 0.5, 77, 2.3],
    packs: [
      ['6 × 400 g', 17.9, 36],
      ['12 × 400 g', 33.9, 18],
      ['24 × 400 g', 63.9, 7],
    ],
  },
  {
    key: 'dog-wet-chicken-hearts',
    family: 'Butcher’s Porch Chicken Hearts & Rice',
    brand: 'Butcher’s Porch',
    age: 'Adult',
    short: 'Small tins for small dogs, with whole hearts in them.',
    details:
      'Chicken hearts are rich in taurine and poor in fat, and dogs do not care about either. A spoonful of rice binds the gravy. One tin is supper for a dog of five kilograms, with nothing left to cover with foil.',
    ingredients: 'Chicken hearts (45 %), chicken (20 %), broth, rice (4 %), sunflower oil, minerals',
    analysis: [11, 6, 0.4, 77, 2.2],
    packs: [
      ['6 × 200 g', 12.9, 40],
      ['12 × 200 g', 24.5, 21],
    ],
  },
  {
    key: 'dog-wet-senior-veal',
    family: 'Butcher’s Porch Senior Veal & Potato',
    brand: 'Butcher’s Porch',
    age: 'Senior',
    short: 'Soft, mild and easy for old teeth.',
    details:
      'Veal and mashed potato make a tin that needs no chewing. There is less salt and less phosphorus in it than in our other tins. Warm it a little: old noses smell less, and warm food smells more.',
    ingredients: 'Veal (50 %), veal broth, potato (12 %), carrots, sunflower oil, minerals low in phosphorus',
    analysis: [9.5, 5.5, 0.5, 78, 1.9],
    packs: [
      ['6 × 400 g', 18.5, 25],
      ['12 × 400 g', 34.9, 11],
    ],
  },
  {
    key: 'dog-wet-beef-stew',
    family: 'Wagwell Sunday Beef Casserole Pouches',
    brand: 'Wagwell',
    age: 'Adult',
    short: 'Beef, swede and gravy in pouches that fit a rucksack.',
    details:
      'It smells like Sunday at the grandparents’. The pieces are small enough for a dachshund and soft enough for a hurry. Tear it open, press it out, fold the empty pouch away.',
    ingredients: 'Beef (55 %), broth, swede (8 %), peas, minerals, linseed oil',
    analysis: [11, 9, 0.6, 73, 2.1],
    packs: [
      ['8 × 150 g', 13.9, 33],
      ['24 × 150 g', 37.9, 12],
    ],
  },
  {
    key: 'dog-wet-puppy-chicken',
    family: 'Wagwell Puppy Start Chicken Mousse',
    brand: 'Wagwell',
    age: 'Puppy',
    short: 'The first food after milk, smooth as cream.',
    details:
      'Puppies lap it before they can chew, and go on asking for it later. Chicken and egg give protein, a little salmon oil goes to the growing brain. Mix it with soaked puppy kibble to make the change to dry food.',
    ingredients: 'Chicken (60 %), chicken broth, egg (6 %), salmon oil (0.5 %), minerals',
    analysis: [11, 7.5, 0.3, 77, 2.2],
    packs: [
      ['6 × 150 g', 11.9, 28],
      ['18 × 150 g', 32.9, 9],
    ],
  },
  {
    key: 'dog-wet-duck-pate',
    family: 'Old Orchard Duck & Pear Pâté',
    brand: 'Old Orchard',
    age: 'Adult',
    short: 'A fine pâté for dogs who have seen it all.',
    details:
      'Duck legs simmer until they fall from the bone, then pear is folded in. It slices cleanly, which makes it handy for hiding a tablet. Keep the opened tray in the refrigerator and use it within two days.',
    ingredients: 'Duck (62 %), duck broth, pear (6 %), buckwheat, minerals',
    analysis: [10.8, 8.5, 0.5, 76, 2.2],
    packs: [
      ['6 × 150 g', 14.9, 22],
      ['12 × 150 g', 28.5, 14],
    ],
  },
  {
    key: 'dog-wet-turkey-only',
    family: 'Plain & True Turkey and Nothing Else',
    brand: 'Plain & True',
    age: 'Adult',
    short: 'One bird, its broth and the minerals a dog needs.',
    details:
      'The label is short because the recipe is. It is often chosen when a vet asks for a food with a single protein. The texture is coarse and holds its shape on a spoon.',
    ingredients: 'Turkey (72 %: meat, heart, liver, neck), turkey broth, minerals',
    analysis: [11.5, 7, 0.3, 77, 2.3],
    packs: [
      ['6 × 400 g', 21.9, 20],
      ['12 × 400 g', 41.5, 9],
    ],
  },
  {
    key: 'dog-wet-game',
    family: 'Northfell Game Terrine',
    brand: 'Northfell',
    age: 'Adult',
    short: 'Large tins for large dogs and for houses with three of them.',
    details:
      'Venison and wild boar with a little bread to bind them, as terrines were always made. A tin of 800 g feeds a dog of thirty kilograms for most of a day. The lids open without a tool.',
    ingredients: 'Venison (30 %), wild boar (25 %), broth, wheat rusk (5 %), minerals',
    analysis: [10.5, 8, 0.5, 76, 2.3],
    packs: [
      ['6 × 800 g', 26.9, 17],
      ['12 × 800 g', 49.9, 8],
    ],
  },
];
