import type { Basket } from './basket.ts';

/** What people with cats buy together, and what they said of it afterwards. */
export const catBaskets: readonly Basket[] = [
  {
    buyers: [
      ['grace', 98],
      ['hugo', 66],
      ['edda', 36],
      ['quentin', 21],
    ],
    goods: {
      'cat-dry-indoor-4-kg': [
        [5, 'Fewer hairballs on the carpet, same number of demands.'],
        [4, 'She has lost a pound since spring. So far so good.'],
        [3, 'He eats it, but looks at me.'],
        [5, 'And the box really does smell less.'],
      ],
      'cat-acc-clumping-litter': [
        [5, 'Lumps stay lumps. Hardly any dust.'],
        [4, 'Good litter, heavy bag.'],
        [5, 'Tried five others. Came back.'],
        [4],
      ],
      'cat-treat-paste-50-g': [
        [5, 'Licks it from the finger like ice cream.'],
        [4, 'Helps. The tube could be twice the size.'],
        [2, 'Ours walked away. Twice.'],
        [4, 'In moulting season we would not be without it.'],
      ],
    },
  },
  {
    buyers: [
      ['noor', 93],
      ['luis', 61],
      ['kirsten', 31],
    ],
    goods: {
      'cat-food-kitten-kibble': [
        [5, 'Two kittens, one bag, no leftovers.'],
        [4, 'Lentil-sized indeed. They manage well.'],
        [5],
      ],
      'cat-wet-kitten-chicken-8-50-g': [
        [5, 'The sound of the lid brings all of them.'],
        [3, 'A lot of packaging for a few bites.'],
        [4, 'Good for getting tablets into a kitten.'],
      ],
      'cat-board-cardboard-small': [
        [5, 'The sofa lives.'],
        [4, 'Leaves crumbs, but better those than the curtains.'],
        [5, 'Half the price of the fancy ones and liked twice as much.'],
      ],
      'cat-box-open-m': [
        [4, 'Low step, kittens got it at once.'],
        [5, 'Easy to wipe. The rim stays on.'],
        [4],
      ],
    },
  },
  {
    buyers: [
      ['paula', 87],
      ['imogen', 55],
      ['otis', 28],
    ],
    goods: {
      'cat-wet-chicken-pate-24-100-g': [
        [5, 'The only thing both cats agree on.'],
        [4, 'Good pâté at a fair price when bought by two dozen.'],
        [4, 'No gravy, no mess.'],
      ],
      'cat-wet-quail-6-200-g': [
        [5, 'Expensive taste, empty dish.'],
        [2, 'Mine sniffed and left. Yours may differ.'],
        [5, 'She had not eaten for two days. She ate this.'],
      ],
      'cat-bowl-raised-single': [
        [5, 'Fourteen years old and no more neck bending.'],
        [4, 'Pretty. The stand could be a bit heavier.'],
        [5, 'Less food on the floor, less food coming back up.'],
      ],
    },
  },
  {
    buyers: [
      ['farid', 82],
      ['alma', 50],
      ['maeve', 26],
    ],
    goods: {
      'cat-post-sisal-90-cm': [
        [5, 'Stands like a tree. The big Maine Coon pulls and nothing moves.'],
        [4, 'Arrived a day late, set up in ten minutes.'],
        [5, 'She stretches to her full length every morning.'],
      ],
      'cat-toy-kicker-30-cm': [
        [5, 'Murdered nightly.'],
        [4, 'The valerian end smells of old socks, and that is the end he loves.'],
        [3, 'Interest faded after two weeks. Rubbing it helped for a while.'],
      ],
      'cat-toy-springs-30-pieces': [
        [5, 'Best four-in-the-morning toy there is. I wish I were joking.'],
        [5, 'We own three. The refrigerator owns the rest.'],
        [4],
      ],
    },
  },
  {
    buyers: [
      ['ben', 77],
      ['grace', 45],
      ['carla', 23],
    ],
    goods: {
      'cat-food-trout-kibble': [
        [5, 'Picky cat approves, which never happens.'],
        [4, 'Strong smell when you open the bag. She comes running.'],
        [4, 'No more bladder trouble since we feed it. Could be luck.'],
      ],
      'cat-acc-fountain': [
        [5, 'She drinks twice as much. The pump hums, but softly.'],
        [3, 'Lovely to look at and fiddly to clean.'],
        [5, 'No more paw in my water glass.'],
      ],
      'cat-fountain-filter-3-pieces': [
        [4, 'Fits. Rinse it well, or the water is gray at first.'],
        [5],
        [4, 'Would buy a box of twelve if there were one.'],
      ],
    },
  },
  {
    buyers: [
      ['rosa', 73],
      ['dmitri', 43],
      ['noor', 20],
    ],
    goods: {
      'cat-carrier-backpack-up-to-6-kg': [
        [5, 'Four flights down and no scream.'],
        [4, 'Sturdy. The shade sticks a little.'],
        [4, 'He hates the vet, not the bag. Progress.'],
      ],
      'cat-bed-basket-45-cm': [
        [1, 'Beautiful basket. She sleeps in the box it came in.'],
        [5, 'The cushion is turned with the seasons, by the cat.'],
        [4, 'Creaks, as announced. We have grown fond of it.'],
      ],
      'cat-treat-chicken-flakes-40-g': [
        [5, 'Crumbled over her tablet: gone.'],
        [5, 'Pure chicken. The dog wants some, too.'],
        [3, 'Very good, very little in the jar.'],
      ],
    },
  },
];
