import type { FoodRange } from './ranges.ts';

/** Dry food for dogs: one taste a row, in bags of several sizes. */
export const dogDry: readonly FoodRange[] = [
  {
    key: 'dog-dry-lamb-rice',
    family: 'Wagwell Lamb & Brown Rice',
    brand: 'Wagwell',
    age: 'Adult',
    short: 'One meat, one grain, for dogs that do best on plain food.',
    details:
      'Lamb is the only meat in it and brown rice the only grain, so there is little to argue with. The pieces are the size of a hazelnut and suit most jaws. Owners change to it when beef or poultry has caused itching, and tend to stay.',
    ingredients:
      'Lamb (dried, 30 %), brown rice (34 %), lamb fat, beet pulp, linseed, minerals, seaweed (0.5 %)',
    analysis: [24, 14, 3, 9, 7],
    packs: [
      ['2.5 kg', 17.9, 34],
      ['6 kg', 37.5, 22],
      ['14 kg', 74.9, 9],
    ],
  },
  {
    key: 'dog-dry-beef-barley',
    family: 'Wagwell Beef & Barley',
    brand: 'Wagwell',
    age: 'Adult',
    short: 'Hearty everyday food with barley that keeps a dog full until evening.',
    details:
      'Whole barley gives its energy slowly, which shows on long afternoons. Beef and beef liver give the smell that brings a dog in from the garden. It is meant for grown dogs that have an hour or two outdoors each day.',
    ingredients: 'Beef (dried, 26 %), barley (30 %), oats, beef fat, beef liver (4 %), carrots, minerals',
    analysis: [25, 15, 3.5, 9, 6.5],
    packs: [
      ['2.5 kg', 16.9, 41],
      ['6 kg', 34.9, 19],
      ['14 kg', 69.5, 12],
    ],
  },
  {
    key: 'dog-dry-mini-turkey',
    family: 'Wagwell Mini Turkey & Oats',
    brand: 'Wagwell',
    age: 'Adult',
    size: 'Small',
    short: 'Pieces no larger than a pea, for dogs under ten kilograms.',
    details:
      'Small dogs burn more for each kilogram and have little room for a large meal. So there is more turkey and more fat in this one, in pieces that a terrier can crack. The oats are rolled before baking and are easy on the stomach.',
    ingredients: 'Turkey (dried, 32 %), oats (26 %), turkey fat, peas, egg (dried, 4 %), minerals, parsley',
    analysis: [28, 18, 2.5, 8, 6.5],
    packs: [
      ['1.5 kg', 14.5, 38],
      ['4 kg', 33.9, 17],
      ['8 kg', 59.9, 7],
    ],
  },
  {
    key: 'dog-dry-puppy-large',
    family: 'Wagwell Puppy Start Large Breed, Lamb & Rice',
    brand: 'Wagwell',
    age: 'Puppy',
    size: 'Large',
    short: 'For puppies that will weigh more than twenty-five kilograms.',
    details:
      'A puppy of a large breed should grow slowly, or its joints pay for it later. This recipe has less fat and less calcium than other puppy foods, and lamb with rice that young stomachs bear well. Feed it from eight weeks until about fifteen months.',
    ingredients:
      'Lamb (dried, 28 %), rice (30 %), oats, lamb fat, egg (dried), fish oil (1 %), calcium kept low',
    analysis: [27, 13, 2.5, 9, 7],
    packs: [
      ['3 kg', 24.9, 26],
      ['10 kg', 66.9, 11],
    ],
  },
  {
    key: 'dog-dry-venison',
    family: 'Old Orchard Venison & Parsnip',
    brand: 'Old Orchard',
    age: 'Adult',
    short: 'Game from the hills, with roots instead of cereals.',
    details:
      'Venison is lean, dark and new to most dogs, which helps where common meats are not borne. Parsnip and potato take the place of cereals. The smell is strong for people and excellent for everybody else.',
    ingredients:
      'Venison (dried, 27 %), potato (30 %), parsnip (10 %), pork fat, peas, linseed, minerals, juniper',
    analysis: [26, 15, 3.5, 8, 7],
    packs: [
      ['2 kg', 25.9, 21],
      ['5 kg', 56.9, 13],
      ['10 kg', 104, 5],
    ],
  },
  {
    key: 'dog-dry-senior-cod',
    family: 'Old Orchard Senior Cod & Carrot',
    brand: 'Old Orchard',
    age: 'Senior',
    short: 'White fish for old dogs that have put on a little weight.',
    details:
      'Cod is light and keeps an old dog’s muscles fed without filling its waist. Carrots add sweetness and fiber. The pieces are baked thin, so they give way even where a tooth or two is missing.',
    ingredients:
      'Cod (dried, 26 %), barley, carrots (dried, 8 %), oats, sunflower oil, green-lipped mussel (0.3 %), minerals',
    analysis: [25, 9, 4.5, 9, 7],
    packs: [
      ['2 kg', 18.9, 24],
      ['6 kg', 47.9, 10],
    ],
  },
  {
    key: 'dog-dry-light',
    family: 'Old Orchard Light Turkey & Pumpkin',
    brand: 'Old Orchard',
    age: 'Adult',
    short: 'A fifth fewer calories, and still a full bowl.',
    details:
      'Pumpkin and beet fiber fill the bowl and the dog, while turkey keeps the muscles. Weigh the portion for a month and weigh the dog as well. When the waist is back, change over to an ordinary recipe within a week.',
    ingredients:
      'Turkey (dried, 27 %), barley, pumpkin (dried, 10 %), beet pulp, pea fiber, turkey fat, minerals',
    analysis: [27, 7.5, 8, 9, 7],
    packs: [
      ['2 kg', 17.5, 29],
      ['6 kg', 43.9, 14],
      ['11 kg', 73.5, 6],
    ],
  },
  {
    key: 'dog-dry-insect',
    family: 'Plain & True Insect & Potato',
    brand: 'Plain & True',
    age: 'Adult',
    short: 'Protein from insect larvae, for dogs that itch and people who think ahead.',
    details:
      'The larvae are raised on vegetable peelings an hour from the mill. Hardly any dog is allergic to them, since hardly any dog has met them. It tastes a little of nuts, we are told by a colleague who lost a bet.',
    ingredients: 'Insect larvae (dried, 28 %), potato (32 %), peas, insect fat, beet pulp, apple, minerals',
    analysis: [25, 13, 4, 8, 6.5],
    packs: [
      ['1.5 kg', 18.9, 16],
      ['5 kg', 54.9, 8],
      ['10 kg', 99, 4],
    ],
  },
  {
    key: 'dog-dry-trout',
    family: 'Plain & True Trout & Quinoa',
    brand: 'Plain & True',
    age: 'Adult',
    short: 'Eight ingredients, every one of them on the front of the bag.',
    details:
      'We asked the makers what the ninth one was, and there is none. Trout comes fresh from ponds in the same valley, and quinoa is rinsed until it is mild. A good fish food for dogs whose owners like to read labels.',
    ingredients: 'Trout (fresh, 40 %; dried, 16 %), quinoa (22 %), potato, trout oil, peas, minerals, thyme',
    analysis: [27, 16, 2.5, 8, 6.5],
    packs: [
      ['2 kg', 23.9, 18],
      ['6 kg', 62.9, 9],
    ],
  },
  {
    key: 'dog-dry-working',
    family: 'Northfell Working Dog Poultry & Maize',
    brand: 'Northfell',
    age: 'Adult',
    short: 'Dense food for dogs with a job, in honest sacks.',
    details:
      'Sheepdogs, sled dogs and dogs that run beside bicycles eat this one. A third more energy than household food means smaller heaps in the bowl. It is too rich for a dog that mostly guards the sofa.',
    ingredients:
      'Poultry (dried, 34 %), maize (28 %), poultry fat (10 %), rice, beet pulp, fish oil, minerals',
    analysis: [30, 20, 2.5, 8, 7],
    packs: [
      ['5 kg', 27.9, 23],
      ['15 kg', 69.9, 15],
    ],
  },
  {
    key: 'dog-dry-junior',
    family: 'Northfell Junior Chicken & Rice',
    brand: 'Northfell',
    age: 'Puppy',
    short: 'A sensible puppy food at a sensible price.',
    details:
      'Chicken, rice and fish oil in the amounts that a growing dog needs, with nothing for the picture on the bag. The pieces are small rings that milk teeth can crush. Three meals a day until six months, then two.',
    ingredients:
      'Chicken (dried, 30 %), rice (30 %), maize, chicken fat, beet pulp, fish oil (1 %), minerals',
    analysis: [28, 16, 2.5, 9, 7],
    packs: [
      ['3 kg', 15.9, 31],
      ['8 kg', 36.9, 14],
    ],
  },
  {
    key: 'dog-dry-mature',
    family: 'Northfell Senior Lamb & Oats',
    brand: 'Northfell',
    age: 'Senior',
    short: 'Everyday food for dogs past their eighth birthday.',
    details:
      'Oats and lamb are easy to digest, and a modest amount of fat suits shorter walks. Glucosamine from shellfish is mixed in for stiff mornings. Moisten it with a little warm water when the teeth are no longer what they were.',
    ingredients: 'Lamb (dried, 22 %), oats (28 %), maize, lamb fat, beet pulp, shellfish (0.2 %), minerals',
    analysis: [23, 10, 4, 9, 7],
    packs: [
      ['3 kg', 15.5, 27],
      ['8 kg', 35.9, 12],
    ],
  },
];
