import type { FoodRange } from './ranges.ts';

/** What cats get for being cats. */
export const catTreats: readonly FoodRange[] = [
  {
    key: 'cat-treat-chicken-flakes',
    family: 'Nip & Nibble Chicken Flakes',
    brand: 'Nip & Nibble',
    short: 'Freeze-dried breast that melts on the tongue.',
    details:
      'Nothing is added and only the water is taken away. Crumble a flake over a meal that is being ignored. Closed, the jar keeps for a year; open, it has never lasted so long.',
    ingredients: 'Chicken breast (100 %), freeze-dried',
    analysis: [86, 5, 0.3, 4, 4],
    packs: [
      ['40 g', 6.5, 37],
      ['120 g', 16.9, 14],
    ],
  },
  {
    key: 'cat-treat-paste',
    family: 'Nip & Nibble Malt Paste',
    brand: 'Nip & Nibble',
    short: 'A finger’s length a day against hairballs.',
    details:
      'Malt and a little oil help swallowed hair on its way. Most cats lick it from the finger; for the others, a paw is a good plate. Give it daily while the coat changes, and twice a week in between.',
    ingredients: 'Malt extract (48 %), vegetable oil, cellulose (5 %), yeast',
    analysis: [5, 26, 6, 12, 2],
    packs: [
      ['50 g', 4.9, 41],
      ['150 g', 11.9, 19],
    ],
  },
  {
    key: 'cat-treat-cheese-puffs',
    family: 'Nip & Nibble Cheese Puffs',
    brand: 'Nip & Nibble',
    short: 'Airy cheese, one calorie each.',
    details:
      'Cheese is puffed until it is mostly air and smell. Hide a few on the stairs and the evening is taken care of. There is hardly any lactose left in it.',
    ingredients: 'Hard cheese (98 %), potato starch',
    analysis: [48, 30, 0.2, 5, 6],
    packs: [
      ['30 g', 3.9, 46],
      ['100 g', 10.9, 20],
    ],
  },
  {
    key: 'cat-treat-dental',
    family: 'Brightbite Cat Dental Pillows',
    brand: 'Brightbite',
    short: 'Hard outside, soft inside, good for the molars.',
    details:
      'The shell breaks late, so the tooth sinks in and is rubbed on its way. Catnip in the filling does the rest. Twelve pillows a day are enough for a grown cat.',
    ingredients: 'Maize, poultry (dried, 22 %), poultry fat, catnip (0.3 %), minerals',
    analysis: [30, 18, 2.5, 8, 7],
    packs: [
      ['60 g', 2.9, 54],
      ['200 g', 8.5, 26],
    ],
  },
  {
    key: 'cat-treat-sticks',
    family: 'Saltmarsh Cod Sticks',
    brand: 'Saltmarsh',
    short: 'Soft sticks of fish, wrapped one by one.',
    details:
      'Each stick stays fresh until it is opened, so a box lasts. They break without a knife and are soft enough for old cats. A stick makes four rewards or one apology.',
    ingredients: 'Cod (52 %), fish (30 %), vegetable glycerine, minerals',
    analysis: [34, 12, 0.5, 30, 6],
    packs: [
      ['10 pieces', 4.9, 35],
      ['50 pieces', 21.9, 8],
    ],
  },
];
