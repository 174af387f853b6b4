import type { FoodRange } from './ranges.ts';

/** Tins, pouches and trays for cats. */
export const catWet: readonly FoodRange[] = [
  {
    key: 'cat-wet-chicken-pate',
    family: 'Purrfolk Chicken & Liver Pâté',
    brand: 'Purrfolk',
    age: 'Adult',
    short: 'Smooth, rich and gone in a minute.',
    details:
      'Chicken with a little of its liver, cooked in the tray until it is firm. There is no gravy to lick off, so the meat is eaten too. One tray is half a day’s food for a cat of four kilograms.',
    ingredients: 'Chicken (64 %), chicken liver (8 %), broth, minerals, taurine',
    analysis: [11.5, 6.5, 0.3, 78, 2.1],
    packs: [
      ['6 × 100 g', 7.9, 45],
      ['24 × 100 g', 28.9, 15],
    ],
  },
  {
    key: 'cat-wet-beef-gravy',
    family: 'Purrfolk Beef Strips in Gravy',
    brand: 'Purrfolk',
    age: 'Adult',
    short: 'Long strips to bite through, in a thin dark gravy.',
    details:
      'Some cats like to chew and are given mousse all their lives. These strips are as long as a finger and as thick as a pencil. The gravy is thickened with pea, and the dish will be polished.',
    ingredients: 'Beef (48 %), broth, pea protein, minerals, taurine',
    analysis: [10.5, 4.8, 0.3, 80, 2],
    packs: [
      ['12 × 85 g', 12.5, 38],
      ['48 × 85 g', 44.9, 10],
    ],
  },
  {
    key: 'cat-wet-quail',
    family: 'Silver Whisker Quail & Pumpkin',
    brand: 'Silver Whisker',
    age: 'Adult',
    short: 'A small bird for a serious palate.',
    details:
      'Quail is fine and a little sweet, and pumpkin keeps the gut at ease. It is one of the few tins that we have seen eaten by a cat with a cold. The tins are of steel and go into recycling.',
    ingredients: 'Quail (60 %), broth, pumpkin (5 %), minerals, taurine',
    analysis: [11.2, 6, 0.4, 78, 2.1],
    packs: [
      ['6 × 200 g', 16.5, 21],
      ['12 × 200 g', 31.5, 9],
    ],
  },
  {
    key: 'cat-wet-senior-turkey',
    family: 'Silver Whisker Senior Turkey Cream',
    brand: 'Silver Whisker',
    age: 'Senior',
    short: 'Soft turkey for cats that have lost some teeth.',
    details:
      'It can be lapped like cream and leaves nothing to chew. Phosphorus is kept low for old kidneys. Serve it at room temperature, in a flat dish, several times a day.',
    ingredients: 'Turkey (58 %), turkey broth, egg yolk, sunflower oil, minerals low in phosphorus, taurine',
    analysis: [10.5, 7, 0.2, 78.5, 1.8],
    packs: [
      ['8 × 85 g', 10.9, 26],
      ['32 × 85 g', 39.9, 7],
    ],
  },
  {
    key: 'cat-wet-cod-shrimp',
    family: 'Saltmarsh Cod & Shrimp in Broth',
    brand: 'Saltmarsh',
    age: 'Adult',
    short: 'Clear fish soup with pieces in it, for thirsty-looking cats.',
    details:
      'Cats that will not drink will often finish this broth. Flakes of cod and whole small shrimps lie at the bottom. It is a complementary food, good for two meals a week beside a complete one.',
    ingredients: 'Cod (30 %), shrimps (10 %), fish broth',
    analysis: [9, 0.6, 0.1, 88, 1],
    isComplementary: true,
    packs: [
      ['12 × 70 g', 14.5, 30],
      ['24 × 70 g', 26.9, 12],
    ],
  },
  {
    key: 'cat-wet-sardine',
    family: 'Saltmarsh Sardine & Anchovy',
    brand: 'Saltmarsh',
    age: 'Adult',
    short: 'Whole little fish, heads and all, in their own jelly.',
    details:
      'They look like something from a picnic, and the smell carries. Small fish hold less mercury than large ones and more calcium. It is complete and may be fed daily, by an open window.',
    ingredients: 'Sardine (45 %), anchovy (15 %), fish broth, tapioca, minerals, taurine',
    analysis: [11.8, 5, 0.2, 79, 2.6],
    packs: [
      ['6 × 85 g', 8.5, 34],
      ['24 × 85 g', 30.9, 11],
    ],
  },
  {
    key: 'cat-wet-kitten-chicken',
    family: 'Purrfolk Kitten Chicken Pots',
    brand: 'Purrfolk',
    age: 'Puppy',
    short: 'Little pots, each of them one kitten’s supper.',
    details:
      'Finely minced chicken with egg yolk, as soft as a kitten’s first food should be. A pot holds fifty grams, so nothing stands about. Peel the lid off completely, or a nose will find the edge.',
    ingredients: 'Chicken (62 %), broth, egg yolk (4 %), salmon oil, minerals, taurine',
    analysis: [11.5, 7, 0.2, 77.5, 2.2],
    packs: [
      ['8 × 50 g', 6.9, 29],
      ['24 × 50 g', 18.9, 13],
    ],
  },
  {
    key: 'cat-wet-farmyard',
    family: 'Northfell Farmyard Cat Tins',
    brand: 'Northfell',
    age: 'Adult',
    short: 'Big tins of beef and poultry for several bowls at once.',
    details:
      'A 400 g tin feeds two cats for a day. The pieces sit in a loose gravy that divides well between dishes. An opened tin keeps for two days in the refrigerator under a lid.',
    ingredients: 'Poultry (35 %), beef (15 %), broth, wheat gluten, minerals, taurine',
    analysis: [9, 5, 0.4, 81, 2.2],
    packs: [
      ['6 × 400 g', 10.9, 32],
      ['24 × 400 g', 38.9, 9],
    ],
  },
];
