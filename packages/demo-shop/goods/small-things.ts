import type { ThingRange } from './ranges.ts';

/** Homes and their furnishing for rabbits, rodents, birds, fish and reptiles. */
export const smallThings: readonly ThingRange[] = [
  {
    key: 'rabbit-run',
    family: 'Bramley Garden Run',
    species: 'Rabbit',
    kind: 'House',
    brand: 'Bramley',
    material: 'Fir, galvanised wire',
    short: 'Grass underfoot and a roof of wire against hawks.',
    details:
      'The run joins the Bramley hutch or stands by itself on the lawn. A skirt of wire lies under the turf, because rabbits dig. Two people set it up in twenty minutes.',
    sizes: [
      ['2 m', '200 × 100 × 80 cm', 129, 6],
      ['3 m', '300 × 100 × 80 cm', 169, 3],
    ],
  },
  {
    key: 'rabbit-carrier',
    family: 'Meadow Travel Box',
    species: 'Rabbit',
    kind: 'Carrier',
    brand: 'Meadow',
    material: 'Plastic, steel door',
    short: 'For the vet’s, and for the way home afterwards.',
    details:
      'It opens at the top and in front, and a rabbit is lifted more easily from above. The floor is ribbed so that nobody slides in a bend. Two guinea pigs that know each other travel together.',
    sizes: [
      ['40 cm', '40 × 28 × 27 cm', 24.9, 17],
      ['50 cm', '50 × 33 × 32 cm', 32.9, 11],
    ],
  },
  {
    key: 'rabbit-litter',
    family: 'Meadow Hemp Bedding',
    species: 'Rabbit',
    kind: 'Litter',
    brand: 'Meadow',
    material: 'Hemp',
    short: 'Free of dust, soft under the paws, made for burrows.',
    details:
      'Hemp takes up four times its weight and does not stick to fur. It is fit for rabbits, guinea pigs, hamsters and mice. A layer of five centimeters under the hay lasts a week.',
    sizes: [
      ['2.5 kg', undefined, 8.9, 35],
      ['7 kg', undefined, 21.9, 20],
      ['14 kg', undefined, 38.9, 8],
    ],
  },
  {
    key: 'guinea-tent',
    family: 'Gable Fleece Corner Tent',
    species: 'Guinea Pig',
    kind: 'Bed',
    brand: 'Gable',
    material: 'Fleece, plastic frame',
    short: 'A curtain to hide behind and to look out from.',
    details:
      'Guinea pigs feel safe with their backs to a wall and a roof above. The fleece has two layers, and the lower one stays dry. Shake it out daily, wash it weekly at 40 degrees.',
    sizes: [
      ['30 cm', '30 × 30 × 25 cm', 15.9, 23],
      ['45 cm', '45 × 45 × 28 cm', 22.9, 14],
    ],
  },
  {
    key: 'guinea-cage',
    family: 'Gable Indoor Pen',
    species: 'Guinea Pig',
    kind: 'Cage',
    brand: 'Gable',
    material: 'Steel grids, waterproof floor',
    short: 'Floor space instead of floors, as guinea pigs need it.',
    details:
      'They run and do not climb, so room to run is everything. The grids clip together in any shape, and the floor folds up at the sides. Two animals should have the large one at least.',
    sizes: [
      ['140 × 70 cm', '140 × 70 × 35 cm', 84.9, 8],
      ['210 × 70 cm', '210 × 70 × 35 cm', 109, 4],
    ],
  },
  {
    key: 'hamster-cage',
    family: 'Acorn Cottage Glass Burrow',
    species: 'Hamster',
    kind: 'Cage',
    brand: 'Acorn Cottage',
    material: 'Glass, beech, wire lid',
    short: 'Deep enough to dig in, with a view of the cellar.',
    details:
      'A hamster’s home is a tunnel, and tunnels need thirty centimeters of bedding. Glass below, wire above, no bars to gnaw at. The lid opens in two halves.',
    sizes: [
      ['80 cm', '80 × 50 × 50 cm', 99, 6],
      ['100 cm', '100 × 50 × 50 cm', 124, 4],
    ],
  },
  {
    key: 'hamster-sand',
    family: 'Acorn Cottage Bathing Sand',
    species: 'Hamster',
    kind: 'Grooming',
    brand: 'Acorn Cottage',
    material: 'Rounded quartz sand',
    short: 'The only bath a hamster should ever have.',
    details:
      'The grains are round and do not scratch skin or eyes. A bowl of it in the corner is used nightly and sifted weekly. Gerbils and chinchillas roll in it as well.',
    sizes: [
      ['1 kg', undefined, 4.5, 38],
      ['4 kg', undefined, 13.9, 17],
    ],
  },
  {
    key: 'hamster-wheel-small',
    family: 'Silent Orbit Cork Wheel',
    species: 'Hamster',
    kind: 'Toy',
    brand: 'Silent Orbit',
    material: 'Wood, cork, steel bearings',
    short: 'A running surface of cork that is kind to feet.',
    details:
      'Cork gives grip and swallows the sound of small steps. The bearing is sealed against bedding. Choose by the animal: its back must stay straight while it runs.',
    sizes: [
      ['20 cm', '20 cm across, for dwarf hamsters', 24.9, 15],
      ['30 cm', '30 cm across, for golden hamsters', 34.9, 12],
    ],
  },
  {
    key: 'bird-perch',
    family: 'Conservatory Natural Perch',
    species: 'Bird',
    kind: 'Toy',
    brand: 'Conservatory',
    material: 'Apple and hazel wood, steel screw',
    short: 'Branches of uneven thickness, so feet stay healthy.',
    details:
      'A smooth rod presses always on the same spot, a branch never does. The bark may be peeled off and will be. Screw it to the bars with the wing nut.',
    sizes: [
      ['20 cm', '20 cm long', 5.9, 42],
      ['40 cm', '40 cm long', 8.9, 26],
    ],
  },
  {
    key: 'bird-bath',
    family: 'Lark Cottage Bird Bath',
    species: 'Bird',
    kind: 'Feeder',
    brand: 'Lark Cottage',
    material: 'Clear plastic',
    short: 'Hangs in the door and keeps the splashing inside.',
    details:
      'Budgies and canaries bathe daily if they are let. The roof and three walls stop the water, and the fourth is the way in. Fill it with lukewarm water two centimeters deep.',
    sizes: [
      ['small', '14 × 13 × 12 cm', 9.9, 27],
      ['large', '18 × 16 × 16 cm', 13.9, 18],
    ],
  },
  {
    key: 'bird-cage-flight',
    family: 'Conservatory Flight Cage',
    species: 'Bird',
    kind: 'Cage',
    brand: 'Conservatory',
    material: 'Steel, coated without zinc',
    short: 'Wide, because birds fly sideways and not upwards.',
    details:
      'Two doors open down like bridges, and four feeding hatches save reaching in. The drawer is as wide as the cage. Bars are 11 mm apart, right for budgies, canaries and finches.',
    sizes: [
      ['80 cm', '80 × 45 × 75 cm', 119, 5],
      ['120 cm', '120 × 60 × 90 cm', 189, 2],
    ],
  },
  {
    key: 'fish-aquarium-more',
    family: 'Stillwater Aquarium',
    species: 'Fish',
    kind: 'Aquarium',
    brand: 'Stillwater',
    material: 'Glass, plastic lid',
    picture: 'other-acc-aquarium',
    short: 'Light, filter and heater under one lid.',
    details:
      'The same quiet technology as in the one of 60 liters, in three more sizes. The larger a tank is, the steadier its water stays. Let it run for four weeks before the first fish moves in.',
    sizes: [
      ['30 liters', 'holds 30 liters', 79, 8],
      ['120 liters', 'holds 120 liters', 199, 4],
      ['180 liters', 'holds 180 liters', 269, 2],
    ],
  },
  {
    key: 'fish-filter',
    family: 'Stillwater Inner Filter',
    species: 'Fish',
    kind: 'Feeder',
    brand: 'Stillwater',
    material: 'Plastic, filter foam',
    short: 'Turns the whole tank over four times an hour.',
    details:
      'Rinse the foam in tank water and never under the tap: what lives in it keeps your fish alive. The flow can be turned down for fighting fish. Suckers hold it to any glass.',
    sizes: [
      ['up to 60 liters', '250 liters an hour, 4 W', 21.9, 22],
      ['up to 120 liters', '500 liters an hour, 7 W', 29.9, 13],
    ],
  },
  {
    key: 'reptile-lamp',
    family: 'Slow Supper Basking Lamp',
    species: 'Reptile',
    kind: 'House',
    brand: 'Slow Supper',
    material: 'Glass, metal',
    short: 'Warmth and UVB from one bulb.',
    details:
      'Without UVB a tortoise cannot build its shell. Hang the lamp thirty to fifty centimeters above the warmest stone. Change it after a year, even if it still looks bright.',
    sizes: [
      ['70 W', 'for terrariums up to 60 cm tall', 34.9, 16],
      ['100 W', 'for terrariums from 60 cm', 42.9, 9],
    ],
  },
  {
    key: 'reptile-terrarium',
    family: 'Slow Supper Tortoise Table',
    species: 'Reptile',
    kind: 'House',
    brand: 'Slow Supper',
    material: 'Spruce plywood, glass front',
    short: 'Open above, warm at one end, shady at the other.',
    details:
      'Tortoises need air that moves and a choice between sun and shade. The low glass lets you look in without being looked down on. It is a home for the young and for winters, not a substitute for a garden.',
    sizes: [
      ['100 cm', '100 × 60 × 35 cm', 109, 4],
      ['140 cm', '140 × 70 × 40 cm', 149, 2],
    ],
  },
];
