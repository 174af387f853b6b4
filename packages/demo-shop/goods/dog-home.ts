import type { ThingRange } from './ranges.ts';

/** Where dogs lie, eat and travel, and what they play with. */
export const dogHome: readonly ThingRange[] = [
  {
    key: 'dog-bed-ortho',
    family: 'Cloudberry Memory Foam Mattress',
    kind: 'Bed',
    brand: 'Cloudberry',
    material: 'Memory foam, cotton twill',
    short: 'Firm below, soft above, kind to hips.',
    details:
      'Two layers of foam carry a heavy dog without touching the floor. The twill cover zips off and is washed at 40 degrees, and a second skin beneath it keeps out what might be spilled. Vets ask us where we get it.',
    sizes: [
      ['M', '80 × 60 × 12 cm', 79, 13],
      ['L', '100 × 70 × 12 cm', 99, 9],
      ['XL', '120 × 85 × 14 cm', 129, 4],
    ],
  },
  {
    key: 'dog-bed-sofa',
    family: 'Cloudberry Window Seat',
    kind: 'Bed',
    brand: 'Cloudberry',
    material: 'Corduroy, foam crumbs',
    short: 'A small sofa, so the large one may be yours again.',
    details:
      'Three raised sides to lean on and one low side to walk in by. The corduroy is ribbed finely and lets go of hair. Covers come in one color only, which goes with everything.',
    sizes: [
      ['S', '60 × 45 cm', 46.9, 18],
      ['M', '80 × 60 cm', 62.9, 14],
      ['L', '110 × 80 cm', 84.9, 7],
    ],
  },
  {
    key: 'dog-bed-travel',
    family: 'Wayfarer Roll-Up Mat',
    kind: 'Bed',
    brand: 'Wayfarer',
    material: 'Waxed canvas, wool filling',
    short: 'A place of one’s own in cafés, trains and tents.',
    details:
      'A dog that knows its mat settles anywhere. It rolls to the size of a loaf and closes with two leather straps. Shake it out, hang it up, take it along.',
    sizes: [
      ['70 cm', '70 × 50 cm', 34.9, 22],
      ['100 cm', '100 × 70 cm', 48.9, 11],
    ],
  },
  {
    key: 'dog-bowl-steel',
    family: 'Hearthside Steel Bowl',
    kind: 'Bowl',
    brand: 'Hearthside',
    material: 'Stainless steel, rubber ring',
    short: 'Cannot rust, cannot break, cannot slide.',
    details:
      'The rubber ring comes off for the dishwasher. Marks inside show a quarter, a half and three quarters. The wall is straight, so long ears stay outside.',
    sizes: [
      ['0.5 liter', 'holds 0.5 liter', 7.9, 48],
      ['1 liter', 'holds 1 liter', 9.9, 37],
      ['2 liters', 'holds 2 liters', 13.9, 24],
    ],
  },
  {
    key: 'dog-bowl-slow',
    family: 'Stoneware Maze Bowl',
    kind: 'Bowl',
    brand: 'Stoneware',
    material: 'Glazed stoneware',
    short: 'Makes supper last ten minutes instead of one.',
    details:
      'Dogs that bolt their food swallow air and are hungry again at once. The ridges of this bowl make them lick and think. There are no sharp corners, and it goes into the dishwasher.',
    sizes: [
      ['small', '18 cm across', 19.9, 20],
      ['large', '25 cm across', 26.9, 13],
    ],
  },
  {
    key: 'dog-crate-more',
    family: 'Foldaway Travel Crate',
    kind: 'Carrier',
    material: 'Steel frame, polyester',
    picture: 'dog-acc-crate',
    short: 'The well-known crate in the sizes between.',
    details:
      'Two doors, rounded corners and a cushion, as in the one of 90 cm. It folds flat in half a minute and stands behind a cupboard. A dog should be able to stand up and turn around in it.',
    sizes: [
      ['60 cm', '60 × 42 × 48 cm, 6 kg', 59, 8],
      ['75 cm', '75 × 50 × 56 cm, 8 kg', 74, 7],
      ['105 cm', '105 × 70 × 76 cm, 15 kg', 109, 3],
    ],
  },
  {
    key: 'dog-carrier-bag',
    family: 'Wayfarer Shoulder Carrier',
    kind: 'Carrier',
    brand: 'Wayfarer',
    size: 'Small',
    material: 'Waxed canvas, fleece pad',
    short: 'For small dogs in large stations.',
    details:
      'The floor is stiff, so nobody sits in a hammock. A short leash inside clips to the harness. It counts as hand luggage with most railways and some airlines; ask before you book.',
    sizes: [
      ['up to 5 kg', '38 × 22 × 26 cm', 64.9, 9],
      ['up to 8 kg', '45 × 26 × 30 cm', 74.9, 6],
    ],
  },
  {
    key: 'dog-toy-chew-ring',
    family: 'Brightbite Rubber Chew Ring',
    kind: 'Toy',
    brand: 'Brightbite',
    material: 'Natural rubber',
    short: 'Nubs for the gums, bounce for the garden.',
    details:
      'Made of rubber that floats and smells faintly of vanilla. The nubs massage gums while teeth come through. Replace it when pieces come off; with most dogs that is next year.',
    sizes: [
      ['small', '9 cm across', 7.9, 44],
      ['large', '14 cm across', 11.9, 33],
    ],
  },
  {
    key: 'dog-toy-puzzle',
    family: 'Clever Paws Wooden Puzzle',
    kind: 'Toy',
    brand: 'Clever Paws',
    material: 'Birch plywood, felt',
    short: 'Slides, lids and drawers with a biscuit behind each.',
    details:
      'Ten minutes of thinking tire a dog like an hour of walking. Start with the lids open and help less each day. The felt under it keeps the floor and the neighbors’ peace.',
    sizes: [
      ['level 1', '25 × 25 cm', 22.9, 19],
      ['level 2', '30 × 25 cm', 28.9, 12],
      ['level 3', '35 × 30 cm', 36.9, 6],
    ],
  },
  {
    key: 'dog-toy-plush-more',
    family: 'Plush Pond Friends',
    kind: 'Toy',
    material: 'Polyester plush, no filling',
    short: 'Flat animals with a squeaker and nothing to pull out.',
    details:
      'Whoever has swept up the inside of a plush toy will see the point. Two layers of plush are sewn through at the edges. They can be washed with the towels.',
    sizes: [
      ['duck', '38 cm long', 12.9, 27],
      ['otter', '45 cm long', 13.9, 23],
      ['frog', '34 cm long', 12.9, 0],
    ],
  },
  {
    key: 'dog-shampoo-more',
    family: 'Puddle & Co Camomile Shampoo',
    kind: 'Grooming',
    brand: 'Puddle & Co',
    ingredients: 'Water, mild sugar surfactants, camomile extract (3 %), panthenol, citric acid',
    short: 'For light coats that should stay light.',
    details:
      'Camomile brightens without bleach and calms the skin. Wet the coat to the root, leave the foam for two minutes and rinse it twice. The bottle is refilled at our counter for two dollars less.',
    sizes: [
      ['250 ml', undefined, 8.9, 30],
      ['500 ml', undefined, 14.9, 22],
      ['1 liter', undefined, 24.9, 9],
    ],
  },
  {
    key: 'dog-towel',
    family: 'Puddle & Co Drying Mitt',
    kind: 'Grooming',
    brand: 'Puddle & Co',
    material: 'Microfiber',
    short: 'A towel with pockets for both hands.',
    details:
      'The long loops take up seven times their weight in water. Slip in your hands, and paws and belly are dry before the dog shakes. Wash it without softener.',
    sizes: [
      ['single', '80 × 35 cm', 14.9, 25],
      ['set of 2', '80 × 35 cm each', 25.9, 11],
    ],
  },
];
