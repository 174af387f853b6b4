import type { ThingRange } from './ranges.ts';

/** Where cats sleep, climb, play and travel. */
export const catThings: readonly ThingRange[] = [
  {
    key: 'cat-bed-basket',
    family: 'Hearthside Willow Basket',
    kind: 'Bed',
    brand: 'Hearthside',
    material: 'Willow, cotton cushion',
    short: 'Woven low at the front and high behind.',
    details:
      'Willow creaks a little, which cats seem to like. The cushion turns over and has a warm side and a cool one. No nails are used, and claws on the rim are forgiven.',
    sizes: [
      ['45 cm', '45 cm across', 36.9, 16],
      ['55 cm', '55 cm across', 44.9, 10],
    ],
  },
  {
    key: 'cat-bed-hammock',
    family: 'Little Owl Radiator Hammock',
    kind: 'Bed',
    brand: 'Little Owl',
    material: 'Steel, sheepskin plush',
    short: 'The warmest place in the house, made official.',
    details:
      'Two hooks hang over the radiator and adjust to its depth. The plush unzips for the wash. It bears cats of up to 8 kg, and a thin cushion below saves those who jump badly.',
    sizes: [
      ['standard', '46 × 30 cm', 27.9, 21],
      ['wide', '56 × 34 cm', 33.9, 12],
    ],
  },
  {
    key: 'cat-post-sisal',
    family: 'Timberline Sisal Column',
    kind: 'Scratcher',
    brand: 'Timberline',
    material: 'Sisal, pressed wood',
    short: 'Tall enough to stretch on, heavy enough to stay.',
    details:
      'A cat wants to reach up and pull with its whole weight. The base is of solid board, and the sisal is glued as well as wound. New rope can be ordered and put on at home.',
    sizes: [
      ['60 cm', '60 cm tall', 29.9, 19],
      ['90 cm', '90 cm tall', 44.9, 14],
      ['120 cm', '120 cm tall', 64.9, 5],
    ],
  },
  {
    key: 'cat-board-cardboard',
    family: 'Timberline Cardboard Lounge',
    kind: 'Scratcher',
    brand: 'Timberline',
    material: 'Corrugated cardboard',
    short: 'A wave to lie on and to shred with a clear conscience.',
    details:
      'Most sofas are scratched for want of something better at the right place. Put this in front of it and rub in some catnip. Turn it over after a few months, then recycle it.',
    sizes: [
      ['small', '48 × 22 cm', 14.9, 34],
      ['large', '70 × 26 cm', 22.9, 20],
    ],
  },
  {
    key: 'cat-litter-wood',
    family: 'Hush Wood Fiber Litter',
    kind: 'Litter',
    brand: 'Hush',
    material: 'Spruce and fir fiber',
    short: 'Light to carry, smells of a sawmill, may be composted.',
    details:
      'The fibers swell and bind odor without any scent added. It weighs a third of clay for the same number of weeks. Small amounts can go into the compost, not into the toilet.',
    sizes: [
      ['2.5 kg', undefined, 7.9, 46],
      ['5 kg', undefined, 13.9, 38],
      ['10 kg', undefined, 24.9, 17],
    ],
  },
  {
    key: 'cat-litter-silica',
    family: 'Hush Silica Pearls',
    kind: 'Litter',
    brand: 'Hush',
    material: 'Silica gel',
    short: 'Drinks up everything and is changed once a month.',
    details:
      'Pearls of silica take in moisture and let the water out again as air. Lift out the rest each day and stir. One bag is enough for one cat and four weeks.',
    sizes: [
      ['1.5 kg', undefined, 9.9, 40],
      ['4.5 kg', undefined, 26.9, 15],
    ],
  },
  {
    key: 'cat-box-open',
    family: 'Hush Open Litter Tray',
    kind: 'Litter',
    brand: 'Hush',
    material: 'Plastic',
    short: 'A high rim, a low step, no roof.',
    details:
      'Many cats dislike a lid, and behaviorists agree with them. The rim clips off so that the floor can be wiped. Have one tray more than you have cats.',
    sizes: [
      ['M', '50 × 37 × 15 cm', 16.9, 28],
      ['L', '60 × 45 × 18 cm', 22.9, 19],
    ],
  },
  {
    key: 'cat-carrier-backpack',
    family: 'Wayfarer Cat Backpack',
    kind: 'Carrier',
    brand: 'Wayfarer',
    material: 'Polyester, mesh',
    short: 'Hands free on the stairs to the vet.',
    details:
      'Mesh on three sides gives air, and a shade can be rolled down when the world is too much. The frame keeps its shape while a cat turns around. A clip inside holds the harness.',
    sizes: [
      ['up to 6 kg', '32 × 26 × 42 cm', 54.9, 11],
      ['up to 9 kg', '36 × 30 × 46 cm', 64.9, 7],
    ],
  },
  {
    key: 'cat-toy-springs',
    family: 'Whirlwind Hallway Springs',
    kind: 'Toy',
    brand: 'Whirlwind',
    material: 'Plastic',
    short: 'Cheap, silly and chased until two in the morning.',
    details:
      'They hop sideways when they are hit, which no mouse has ever done. Buy more than you think you need: they live under the refrigerator. Too large to be swallowed.',
    sizes: [
      ['10 pieces', undefined, 3.9, 61],
      ['30 pieces', undefined, 8.9, 29],
    ],
  },
  {
    key: 'cat-toy-kicker',
    family: 'Whirlwind Catnip Kicker',
    kind: 'Toy',
    brand: 'Whirlwind',
    material: 'Cotton, catnip, valerian',
    short: 'A pillow to hold with the front and kick with the back.',
    details:
      'Long enough for both pairs of paws at once. Catnip is in one end and valerian in the other, so there is something for everybody. Rub it between your hands when it grows faint.',
    sizes: [
      ['20 cm', '20 cm long', 8.9, 36],
      ['30 cm', '30 cm long', 11.9, 24],
    ],
  },
  {
    key: 'cat-bowl-raised',
    family: 'Wide Whisker Raised Dish',
    kind: 'Bowl',
    material: 'Glazed stoneware, bamboo',
    short: 'Tilted towards the cat and off the floor.',
    details:
      'A raised dish spares an old neck and brings up less supper again. The plate lifts out of its bamboo stand for washing. It is shallow, so whiskers stay out of it.',
    sizes: [
      ['single', '14 cm across', 21.9, 22],
      ['double', '14 cm across each', 34.9, 13],
    ],
  },
  {
    key: 'cat-comb',
    family: 'Velvet Touch Undercoat Comb',
    kind: 'Grooming',
    brand: 'Velvet Touch',
    material: 'Steel, beech wood',
    short: 'Two lengths of tooth, for the coat under the coat.',
    details:
      'Rounded teeth lift out loose wool and leave the guard hair alone. Work in the direction of growth and stop while it is still pleasant. In spring, a bag beside you is a good idea.',
    sizes: [
      ['short coat', '8 cm wide', 12.9, 26],
      ['long coat', '8 cm wide', 13.9, 23],
    ],
  },
  {
    key: 'cat-fountain-filter',
    family: 'Brooklet Coconut Carbon Filters',
    kind: 'Feeder',
    brand: 'Brooklet',
    material: 'Coconut carbon, cotton',
    short: 'Spare filters for the Brooklet fountain.',
    details:
      'A filter keeps hair out of the pump and the taste of the pipes out of the water. Rinse a new one for a minute and change it every four weeks. They fit the ceramic fountain of two liters.',
    sizes: [
      ['3 pieces', undefined, 9.9, 32],
      ['6 pieces', undefined, 17.9, 18],
    ],
  },
];
