import type { FoodRange } from './ranges.ts';

/** Food for rabbits, rodents, birds, fish and reptiles. */
export const smallFood: readonly FoodRange[] = [
  {
    key: 'rabbit-hay-timothy',
    family: 'Hedgerow Kitchen Timothy Hay',
    species: 'Rabbit',
    brand: 'Hedgerow Kitchen',
    kind: 'Hay',
    short: 'Long green stalks, cut once a year and dried in the field.',
    details:
      'Four fifths of what a rabbit eats should be hay, so it had better be good. Timothy is coarse, wears down the teeth and holds little calcium. It suits guinea pigs and chinchillas just as well.',
    ingredients: 'Timothy grass (100 %), dried',
    packs: [
      ['1 kg', 7.5, 44],
      ['3 kg', 18.9, 26],
      ['9 kg', 46.9, 8],
    ],
  },
  {
    key: 'rabbit-hay-flowers',
    family: 'Hedgerow Kitchen Meadow Hay with Flowers',
    species: 'Rabbit',
    brand: 'Hedgerow Kitchen',
    kind: 'Hay',
    short: 'Meadow hay with marigold and cornflower to search for.',
    details:
      'The flowers are dried apart and mixed in afterwards, so they keep their colors. Rabbits pick them out first and then eat the rest after all. Shake it up in the rack, and the search begins again.',
    ingredients: 'Meadow grasses and herbs (94 %), marigold (3 %), cornflower (3 %)',
    packs: [
      ['500 g', 5.9, 37],
      ['1.5 kg', 13.9, 18],
    ],
  },
  {
    key: 'rabbit-junior',
    family: 'Hedgerow Kitchen Rabbit Junior Pellets',
    species: 'Rabbit',
    brand: 'Hedgerow Kitchen',
    kind: 'Dry',
    age: 'Puppy',
    short: 'Lucerne pellets for rabbits under six months.',
    details:
      'Young rabbits need more protein and calcium than old ones, and lucerne has both. Offer the pellets freely until the fourth month and less of them each week from then on. Hay should lie beside them from the first day.',
    ingredients: 'Lucerne (60 %), timothy hay (25 %), oats, carrot (dried, 5 %), minerals',
    packs: [
      ['1 kg', 6.9, 29],
      ['3 kg', 16.9, 12],
    ],
  },
  {
    key: 'rabbit-senior',
    family: 'Hedgerow Kitchen Rabbit Senior Pellets',
    species: 'Rabbit',
    brand: 'Hedgerow Kitchen',
    kind: 'Dry',
    age: 'Senior',
    short: 'Light on calcium, with ginger and nettle.',
    details:
      'From the sixth year a rabbit’s kidneys are glad of less calcium. Nettle and a trace of ginger are there for the joints. One tablespoon a day is enough beside hay and greens.',
    ingredients: 'Timothy hay (70 %), oat bran, nettle (5 %), ginger (0.5 %), minerals',
    packs: [
      ['1 kg', 7.2, 22],
      ['3 kg', 17.5, 9],
    ],
  },
  {
    key: 'guinea-pellets',
    family: 'Hedgerow Kitchen Guinea Pig Pellets',
    species: 'Guinea Pig',
    brand: 'Hedgerow Kitchen',
    kind: 'Dry',
    short: 'Every pellet the same, each with its share of vitamin C.',
    details:
      'Guinea pigs choose the sweet bits out of a mix and leave the healthy ones. With pellets they can’t. A heaped tablespoon a day for each animal, and hay without end.',
    ingredients:
      'Timothy hay (72 %), oat bran, pea flakes, rosehip (4 %), stabilized vitamin C (800 mg a kg)',
    packs: [
      ['1 kg', 7.5, 33],
      ['3 kg', 18.5, 15],
    ],
  },
  {
    key: 'guinea-herbs',
    family: 'Hedgerow Kitchen Herb Garden for Guinea Pigs',
    species: 'Guinea Pig',
    brand: 'Hedgerow Kitchen',
    kind: 'Treat',
    short: 'Dandelion, parsley and plantain for days without a meadow.',
    details:
      'The herbs are picked before they flower and dried in the shade. A handful over the hay starts a good deal of whistling. They may be given every day.',
    ingredients: 'Dandelion (40 %), ribwort plantain (30 %), parsley (20 %), yarrow (10 %), all dried',
    packs: [
      ['100 g', 3.9, 48],
      ['400 g', 11.9, 17],
    ],
  },
  {
    key: 'hamster-dwarf',
    family: 'Featherlight Dwarf Hamster Mix',
    species: 'Hamster',
    brand: 'Featherlight',
    kind: 'Seed',
    short: 'Small seeds and no sugar, since dwarfs get diabetes easily.',
    details:
      'More than thirty grasses and weeds, each as small as the mouth it is meant for. There is no dried fruit in it and no honey. A teaspoon each evening, scattered where digging is allowed.',
    ingredients: 'Grass seeds (45 %), millets, weed seeds (20 %), dried herbs, mealworms (dried, 4 %)',
    packs: [
      ['500 g', 5.5, 39],
      ['1.5 kg', 12.9, 16],
    ],
  },
  {
    key: 'hamster-nibbles',
    family: 'Featherlight Night Shift Nibbles',
    species: 'Hamster',
    brand: 'Featherlight',
    kind: 'Treat',
    short: 'Nuts and mealworms to find in the dark.',
    details:
      'Hazelnut, sunflower and mealworm, each worth a climb. One or two pieces a night are plenty for an animal of a hundred grams. Hide them in different places, and the wheel gets a rest.',
    ingredients: 'Hazelnuts (40 %), sunflower seeds (35 %), mealworms (dried, 25 %)',
    packs: [
      ['80 g', 3.5, 51],
      ['250 g', 8.9, 20],
    ],
  },
  {
    key: 'bird-canary',
    family: 'Featherlight Canary Song',
    species: 'Bird',
    brand: 'Featherlight',
    kind: 'Seed',
    short: 'Canary seed with rape and niger, for voice and feather.',
    details:
      'The mix follows the old breeders’ rule of seven parts canary seed to two of rape. Niger and linseed are added while the birds moult. A heaped teaspoon a day keeps a singer in trim.',
    ingredients: 'Canary seed (70 %), rape seed (18 %), niger (7 %), linseed (5 %)',
    packs: [
      ['500 g', 4.5, 36],
      ['2 kg', 13.9, 15],
    ],
  },
  {
    key: 'bird-millet',
    family: 'Featherlight Red Millet Sprays',
    species: 'Bird',
    brand: 'Featherlight',
    kind: 'Treat',
    short: 'Whole ears to climb on and to pick at.',
    details:
      'Hand-tame birds are made with these. The ears are cut with a length of stalk that clips to the bars. One a week for two budgies is a feast, one a day is too much.',
    ingredients: 'Red foxtail millet in the ear (100 %)',
    packs: [
      ['100 g', 3.2, 57],
      ['500 g', 12.5, 21],
      ['1 kg', 22.5, 7],
    ],
  },
  {
    key: 'bird-moult',
    family: 'Featherlight Egg Food for Moulting Birds',
    species: 'Bird',
    brand: 'Featherlight',
    kind: 'Dry',
    short: 'A soft crumb with egg, for weeks when feathers cost strength.',
    details:
      'Feathers are protein, and the moult asks for all of them at once. Offer a teaspoon of egg food beside the seed, dry or slightly moist. Take away what is left after half a day.',
    ingredients: 'Wheat biscuit, egg (dried, 18 %), honey (4 %), poppy seed, minerals',
    packs: [
      ['300 g', 5.9, 28],
      ['1 kg', 15.9, 11],
    ],
  },
  {
    key: 'fish-goldfish',
    family: 'Stillwater Goldfish Pellets',
    species: 'Fish',
    brand: 'Stillwater',
    kind: 'Dry',
    short: 'Slow sinkers, so goldfish swallow no air.',
    details:
      'Goldfish that gulp at the surface take in air and float askew. These pellets soften at once and drift down. They hold little fat, as cold water asks for.',
    ingredients: 'Wheat, fish (dried, 25 %), algae (10 %), garlic (0.5 %), minerals',
    packs: [
      ['100 g', 5.5, 42],
      ['400 g', 16.9, 18],
    ],
  },
  {
    key: 'fish-bottom',
    family: 'Stillwater Catfish Wafers',
    species: 'Fish',
    brand: 'Stillwater',
    kind: 'Dry',
    short: 'Algae discs for those who eat at the bottom and at night.',
    details:
      'A wafer keeps its shape for hours, so shy catfish find it after the light is out. Spinach and algae are the main things in it. One wafer for each three fish, four evenings a week.',
    ingredients: 'Spinach (35 %), algae (25 %), fish (dried, 15 %), wheat, minerals',
    packs: [
      ['80 g', 6.5, 31],
      ['250 g', 16.5, 13],
    ],
  },
  {
    key: 'fish-shrimps',
    family: 'Stillwater Freeze-Dried Brine Shrimps',
    species: 'Fish',
    brand: 'Stillwater',
    kind: 'Treat',
    short: 'A Sunday roast for small tropical fish.',
    details:
      'The shrimps are frozen and dried within an hour of the catch. Soak a pinch in tank water before feeding. Once or twice a week brings out the colors of tetras and rasboras.',
    ingredients: 'Brine shrimps (100 %), freeze-dried',
    packs: [
      ['20 g', 6.9, 27],
      ['60 g', 17.9, 10],
    ],
  },
  {
    key: 'reptile-pellets',
    family: 'Slow Supper Tortoise Fiber Pellets',
    species: 'Reptile',
    brand: 'Slow Supper',
    kind: 'Dry',
    short: 'Pressed meadow for land tortoises, to be soaked first.',
    details:
      'Grass, weeds and calcium pressed into pellets that swell to twice their size. They fill the weeks in spring and autumn when little grows. Three quarters of a tortoise’s food should still be fresh greens.',
    ingredients: 'Grasses (65 %), dandelion (15 %), plantain (10 %), calcium carbonate',
    packs: [
      ['500 g', 8.9, 24],
      ['2 kg', 27.9, 9],
    ],
  },
  {
    key: 'reptile-flowers',
    family: 'Slow Supper Hibiscus & Marigold',
    species: 'Reptile',
    brand: 'Slow Supper',
    kind: 'Treat',
    short: 'Red and orange, the colors a tortoise comes running for.',
    details:
      'Running may be too strong a word. Whole dried blossoms, grown without sprays, that may be fed dry or soaked. Bearded dragons and iguanas like them as well.',
    ingredients: 'Hibiscus flowers (60 %), marigold flowers (40 %), dried',
    packs: [
      ['50 g', 5.5, 30],
      ['200 g', 16.9, 11],
    ],
  },
];
