import { pages } from '../../../../domain/pages/pages.ts';
import type { RelatedPage } from './guide.ts';

/** Where a reader goes on: to what the articles speak of, in the shop, and to the sister page. */
export const related = {
  dogs: { to: pages.findDog.path, title: 'Find a dog', text: 'Somebody to practice with.' },
  dogFood: {
    to: pages.dogFood.path,
    title: 'Dog food',
    text: 'Complete meals, and treats the size of a pea.',
  },
  dogAccessories: {
    to: pages.dogAccessories.path,
    title: 'Dog accessories',
    text: 'Harnesses, leashes, crates and soft beds.',
  },
  dogTraining: {
    to: pages.dogTraining.path,
    title: 'Dog training',
    text: 'Loose leashes, dry carpets, good manners.',
  },
  catFood: { to: pages.catFood.path, title: 'Cat food', text: 'For hunters who can’t open cans.' },
  catAccessories: {
    to: pages.catAccessories.path,
    title: 'Cat accessories',
    text: 'Litter trays, scratching posts, feathers on strings.',
  },
  care: {
    to: pages.care.path,
    title: 'Care by kind and age',
    text: 'First days, vaccinations, food: for all of them.',
  },
  feeding: { to: pages.feeding.path, title: 'How much food', text: 'In grams, and a change of it by days.' },
  catCare: { to: pages.catCare.path, title: 'Cat care', text: 'Whiskers, heat, scents and the way home.' },
  catTraining: { to: pages.catTraining.path, title: 'Cat training', text: 'The first weeks with a kitten.' },
} as const satisfies Record<string, RelatedPage>;
