import type { Basket } from './basket.ts';

/** What people with small animals buy together, and what they said of it afterwards. */
export const smallBaskets: readonly Basket[] = [
  {
    buyers: [
      ['imogen', 94],
      ['maeve', 63],
      ['farid', 34],
    ],
    goods: {
      'rabbit-hay-timothy-3-kg': [
        [5, 'Green, long and it smells of summer.'],
        [4, 'Good hay. There was one thistle in it, which the rabbits enjoyed.'],
        [5, 'Dust-free enough for my allergies.'],
      ],
      'other-food-timothy-pellets': [
        [4, 'They get a spoon each and complain for more.'],
        [5, 'No molasses, no funny colors. Thank you.'],
        [4],
      ],
      'rabbit-litter-7-kg': [
        [5, 'Keeps dry for a week with two rabbits.'],
        [4, 'Soft and quiet. A bit gets carried about.'],
        [5, 'Goes straight onto the compost afterwards.'],
      ],
      'other-acc-hay-rack': [
        [5, 'Half the mess, all of the munching.'],
        [4, 'They have started to nibble the rack. It is allowed to, I read.'],
        [4],
      ],
    },
  },
  {
    buyers: [
      ['kirsten', 86],
      ['edda', 54],
      ['jamal', 30],
    ],
    goods: {
      'guinea-pellets-3-kg': [
        [5, 'Whistling starts when I touch the bag.'],
        [4, 'Nobody picks out the good bits any more.'],
        [4, 'Three kilos last our pair all winter.'],
      ],
      'guinea-herbs-100-g': [
        [5, 'Smells so good I was tempted.'],
        [5, 'They fight over the dandelion.'],
        [4],
      ],
      'guinea-tent-45-cm': [
        [5, 'Both fit in and peep out side by side.'],
        [3, 'Washes well, though the frame came loose once.'],
        [4, 'Cute and practical.'],
      ],
    },
  },
  {
    buyers: [
      ['luis', 81],
      ['quentin', 49],
      ['alma', 24],
    ],
    goods: {
      'hamster-dwarf-500-g': [
        [5, 'Tiny seeds for a tiny mouth, and no sugar. Hard to find elsewhere.'],
        [4, 'She buries it all, so I trust her judgment.'],
        [5],
      ],
      'hamster-sand-1-kg': [
        [5, 'Watching the bath is the best part of my evening.'],
        [4, 'Fine and round. A kilo goes a long way.'],
        [4, 'Clean cage corner since he uses it as something else.'],
      ],
      'hamster-wheel-small-20-cm': [
        [5, 'I sleep again.'],
        [4, 'Quiet, but the cork shows every accident.'],
        [5, 'Straight back, happy runner.'],
      ],
    },
  },
  {
    buyers: [
      ['hugo', 75],
      ['paula', 44],
      ['rosa', 19],
    ],
    goods: {
      'other-food-budgie-seed': [
        [5, 'Clean seed, no moths, two loud budgies.'],
        [4, 'They leave the niger. Everything else goes.'],
        [4],
      ],
      'bird-millet-100-g': [
        [5, 'He sits on my hand for it after a week.'],
        [5, 'Long ears, fresh. Gone in an hour.'],
        [4, 'Messy, as millet is.'],
      ],
      'bird-perch-20-cm': [
        [5, 'Real wood, and they have already peeled half of it.'],
        [3, 'The wing nut is too smooth for my fingers.'],
        [4, 'Feet look better than on the plastic rods.'],
      ],
    },
  },
  {
    buyers: [
      ['otis', 71],
      ['carla', 40],
      ['ben', 17],
    ],
    goods: {
      'fish-goldfish-100-g': [[5, 'They sink slowly and nobody gulps air.'], [4, 'Water stays clear.'], [4]],
      'fish-bottom-80-g': [
        [5, 'The catfish come out at dusk and queue.'],
        [4, 'Keeps its shape for hours, as it says on the lid.'],
        [3, 'My snails get there first.'],
      ],
      'fish-shrimps-20-g': [
        [5, 'Colors like in the photographs.'],
        [4, 'Little in the jar, but you need little.'],
        [4],
      ],
      'fish-filter-up-to-60-litres': [
        [4, 'Quiet once the air is out of it.'],
        [5, 'Turned down low for the betta, works well.'],
        [3, 'One sucker gave up within a month.'],
      ],
    },
  },
];
