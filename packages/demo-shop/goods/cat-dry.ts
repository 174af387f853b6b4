import type { FoodRange } from './ranges.ts';

/** Dry food for cats. */
export const catDry: readonly FoodRange[] = [
  {
    key: 'cat-dry-duck-rice',
    family: 'Purrfolk Duck & Rice',
    brand: 'Purrfolk',
    age: 'Adult',
    short: 'For cats that leave chicken in the bowl.',
    details:
      'Duck has a taste of its own, and picky cats notice. The fat is sprayed on at the end, so the outside smells best. The kibble is round and small, and makes a good sound in an empty dish.',
    ingredients: 'Duck (dried, 34 %), rice (28 %), duck fat, potato protein, beet pulp, minerals, taurine',
    analysis: [33, 16, 2.5, 8, 7],
    packs: [
      ['400 g', 6.5, 40],
      ['1.5 kg', 18.9, 24],
      ['4 kg', 42.9, 10],
    ],
  },
  {
    key: 'cat-dry-indoor',
    family: 'Purrfolk Indoor Turkey & Beet',
    brand: 'Purrfolk',
    age: 'Adult',
    short: 'Fewer calories for cats whose hunting ground is a hallway.',
    details:
      'A cat that lives indoors moves less and washes more. So there is less fat in this food, and beet fiber that carries swallowed hair along. The litter box smells less as well, thanks to yucca.',
    ingredients:
      'Turkey (dried, 34 %), rice, maize, beet pulp (5 %), turkey fat, yucca (0.1 %), minerals, taurine',
    analysis: [33, 11, 5, 8, 7],
    packs: [
      ['400 g', 6.2, 36],
      ['1.5 kg', 17.9, 31],
      ['4 kg', 39.9, 13],
      ['10 kg', 89, 4],
    ],
  },
  {
    key: 'cat-dry-neutered',
    family: 'Purrfolk Neutered, White Fish',
    brand: 'Purrfolk',
    age: 'Adult',
    short: 'Keeps the waist that the operation would take away.',
    details:
      'After neutering a cat needs a quarter less energy and wants a quarter more. White fish and cellulose fill the gap. Minerals are balanced for a bladder that should stay free of stones.',
    ingredients: 'White fish (dried, 32 %), rice, pea protein, cellulose (4 %), fish oil, minerals, taurine',
    analysis: [36, 10, 5, 8, 7.5],
    packs: [
      ['1.5 kg', 19.5, 27],
      ['4 kg', 44.9, 12],
    ],
  },
  {
    key: 'cat-dry-sensitive',
    family: 'Silver Whisker Gentle Lamb',
    brand: 'Silver Whisker',
    age: 'Adult',
    short: 'A mild recipe for cats with touchy stomachs.',
    details:
      'Lamb and rice are the whole idea, with psyllium and chicory root for the gut. Mix it with the old food over ten days. If a cat still brings up its meals after three weeks, see a vet.',
    ingredients:
      'Lamb (dried, 32 %), rice (32 %), lamb fat, psyllium (1 %), chicory root (0.5 %), minerals, taurine',
    analysis: [32, 14, 3, 8, 7.5],
    packs: [
      ['800 g', 12.9, 22],
      ['2 kg', 27.9, 15],
      ['6 kg', 74.9, 5],
    ],
  },
  {
    key: 'cat-dry-longhair',
    family: 'Silver Whisker Long Coat Salmon',
    brand: 'Silver Whisker',
    age: 'Adult',
    short: 'Oils for the coat, fiber against the hairballs in it.',
    details:
      'Long hair needs salmon oil to shine and something to carry it through when it is swallowed. Both are in here. The pieces are long and must be chewed, which also keeps the teeth busy.',
    ingredients:
      'Salmon (dried, 30 %), rice, salmon oil (4 %), pea fiber, malt extract (1 %), minerals, taurine; a fish food',
    analysis: [33, 17, 4.5, 8, 7],
    packs: [
      ['800 g', 13.5, 19],
      ['2 kg', 29.5, 16],
    ],
  },
  {
    key: 'cat-dry-senior-chicken',
    family: 'Silver Whisker Senior Chicken & Broth',
    brand: 'Silver Whisker',
    age: 'Senior',
    short: 'For the very old, who eat little and want it good.',
    details:
      'Small portions must hold more, so this food is rich in protein that is easy to use. The kibble crumbles at a touch. Added chicken broth makes it smell as food did years ago.',
    ingredients:
      'Chicken (dried, 36 %), rice, chicken fat, egg (dried, 6 %), chicken broth (4 %), minerals low in phosphorus, taurine',
    analysis: [34, 18, 2.5, 8, 6],
    packs: [
      ['800 g', 12.5, 20],
      ['2 kg', 27.5, 9],
    ],
  },
  {
    key: 'cat-dry-kitten-fish',
    family: 'Saltmarsh Kitten, Herring & Rice',
    brand: 'Saltmarsh',
    age: 'Puppy',
    short: 'Small fish for small cats, from the fourth week on.',
    details:
      'Herring is rich in the oils that eyes and brain are built with. The kibble is flat and splits between milk teeth. Leave it out all day: kittens eat a dozen tiny meals and sleep in between.',
    ingredients: 'Herring (dried, 36 %), rice, poultry fat, egg (dried), fish oil (2 %), minerals, taurine',
    analysis: [36, 20, 2, 8, 8],
    packs: [
      ['400 g', 6.9, 33],
      ['1.5 kg', 20.9, 17],
    ],
  },
  {
    key: 'cat-dry-farmyard',
    family: 'Northfell Farmyard Cat, Poultry & Grains',
    brand: 'Northfell',
    age: 'Adult',
    short: 'Plain, complete and made to feed five of them.',
    details:
      'Where several cats come to the door in the evening, a sack of this one stands behind it. It has all that a cat needs and no picture of a chef. Keep it dry and out of reach of the hens.',
    ingredients: 'Poultry (dried, 30 %), wheat, maize, poultry fat, fish (dried, 3 %), minerals, taurine',
    analysis: [30, 13, 3, 9, 7],
    packs: [
      ['3 kg', 14.9, 28],
      ['10 kg', 42.9, 16],
    ],
  },
];
