import type { FoodRange } from './ranges.ts';

/** What dogs get between meals. */
export const dogTreats: readonly FoodRange[] = [
  {
    key: 'dog-treat-salmon-cubes',
    family: 'Pocketful Salmon Cubes',
    brand: 'Pocketful',
    short: 'Air-dried fish in cubes that do not stain a coat pocket.',
    details:
      'Each cube is a centimeter wide and breaks into four. The smell is strong enough to be noticed across a field, which is the point of it. They are nothing but fish and a little potato.',
    ingredients: 'Salmon (dried, 85 %), potato flour',
    analysis: [52, 16, 1, 14, 9],
    packs: [
      ['100 g', 6.9, 44],
      ['250 g', 14.9, 23],
    ],
  },
  {
    key: 'dog-treat-cheese-stars',
    family: 'Pocketful Cheese Stars',
    brand: 'Pocketful',
    short: 'Tiny baked stars with mountain cheese.',
    details:
      'Two calories a star, so a lesson may be long. The cheese is aged for half a year and grated into the dough. Dogs that turn away from liver usually turn back for these.',
    ingredients: 'Wholemeal spelt (62 %), mountain cheese (22 %), egg, rapeseed oil',
    analysis: [17, 12, 3, 9, 3.5],
    packs: [
      ['200 g', 5.5, 52],
      ['500 g', 11.9, 27],
      ['1 kg', 20.9, 8],
    ],
  },
  {
    key: 'dog-treat-chew-sticks',
    family: 'Brightbite Parsley Chew Sticks',
    brand: 'Brightbite',
    short: 'A daily stick that scrubs where the brush gives up.',
    details:
      'The star-shaped profile reaches between the back teeth. Parsley takes care of the breath. Give one a day after the last meal, and stay nearby the first few times.',
    ingredients: 'Rice flour, glycerine, pea protein, parsley (3 %), calcium carbonate',
    analysis: [10, 3, 2.5, 14, 5],
    packs: [
      ['7 pieces', 4.5, 47],
      ['28 pieces', 14.9, 25],
      ['56 pieces', 26.9, 10],
    ],
  },
  {
    key: 'dog-treat-duck-strips',
    family: 'Old Orchard Duck & Apple Strips',
    brand: 'Old Orchard',
    short: 'Soft strips to tear into as many rewards as needed.',
    details:
      'Duck breast and apple are minced together and dried slowly. The strips stay soft and smell of a kitchen in October. A medium dog may have two a day.',
    ingredients: 'Duck (88 %), apple (10 %), rosemary',
    analysis: [48, 14, 1.5, 20, 4],
    packs: [
      ['80 g', 6.5, 35],
      ['200 g', 14.5, 18],
    ],
  },
  {
    key: 'dog-treat-beef-sticks',
    family: 'Northfell Beef Chew Sticks',
    brand: 'Northfell',
    short: 'Plain dried beef for a quiet half hour.',
    details:
      'Strips of beef muscle, rolled and dried, with nothing to hold them together but themselves. A young dog works on one for twenty minutes, an expert for eight. Offer water beside it.',
    ingredients: 'Beef (100 %)',
    analysis: [68, 12, 0.5, 12, 4],
    packs: [
      ['12 pieces', 9.9, 30],
      ['30 pieces', 21.9, 13],
    ],
  },
  {
    key: 'dog-treat-ears',
    family: 'Butcher’s Porch Dried Cow Ears',
    brand: 'Butcher’s Porch',
    short: 'A long chew with little fat, from the butcher’s own racks.',
    details:
      'Cow ears are larger and leaner than the better known ones of pigs. They are washed, dried and left as they are. Expect some noise and a very contented dog.',
    ingredients: 'Cow ears (100 %), dried',
    analysis: [76, 6, 0.5, 11, 3],
    packs: [
      ['5 pieces', 8.9, 26],
      ['15 pieces', 23.9, 9],
    ],
  },
  {
    key: 'dog-treat-carrot-hearts',
    family: 'Plain & True Carrot Hearts',
    brand: 'Plain & True',
    short: 'Vegetable biscuits for dogs on a diet.',
    details:
      'Carrot, oats and a drop of oil, cut into hearts and baked crisp. They let a dog that is losing weight keep its place at the biscuit tin. Vegetarian households like that they can be kept beside the crackers.',
    ingredients: 'Oats (60 %), carrot (dried, 25 %), rapeseed oil, flaxseed',
    analysis: [10, 6, 6, 8, 3],
    packs: [
      ['250 g', 4.9, 39],
      ['600 g', 10.5, 16],
    ],
  },
];
