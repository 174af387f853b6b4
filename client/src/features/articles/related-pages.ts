import type { RelatedPage } from './guide.ts';

/** Where a reader goes on: to what the articles speak of, in the shop, and to the sister page. */
export const related = {
  dogs: { to: '/FindDog', title: 'Find a dog', text: 'Somebody to practise with.' },
  dogFood: { to: '/DogsFood', title: 'Dog food', text: 'Complete meals, and treats the size of a pea.' },
  dogAccessories: {
    to: '/DogsAccessories',
    title: 'Dog accessories',
    text: 'Harnesses, leashes, crates and soft beds.',
  },
  dogTraining: {
    to: '/DogsTraining',
    title: 'Dog training',
    text: 'Loose leashes, dry carpets, good manners.',
  },
  catFood: { to: '/CatsFood', title: 'Cat food', text: 'For hunters who can’t open tins.' },
  catAccessories: {
    to: '/CatAccessories',
    title: 'Cat accessories',
    text: 'Litter trays, scratching posts, feathers on strings.',
  },
  catCare: { to: '/CatCare', title: 'Cat care', text: 'Whiskers, heat, scents and the way home.' },
  catTraining: { to: '/CatTraining', title: 'Cat training', text: 'The first weeks with a kitten.' },
} as const satisfies Record<string, RelatedPage>;
