import { texts } from '../../../../../domain/text/texts.ts';
import type { Guide } from '../guide.ts';
import picture from '../pictures/cat-training.webp';
import { related } from '../related-pages.ts';
import catDoor from './cat-door.md';
import introducingToACat from './introducing-to-a-cat.md';
import introducingToADog from './introducing-to-a-dog.md';
import litterTraining from './litter-training.md';
import socializingKittens from './socializing-kittens.md';
import walkingACat from './walking-a-cat.md';

/** The specification names five subjects for six teasers: introducing cats is two, to a cat and to a dog. */
export const catTraining: Guide = {
  kicker: 'Cat training',
  heading: texts.guides.newKitten,
  intro:
    'Somebody small has moved in and looks at everything with enormous eyes. Put the alarm clock away, you won’t need it any more. Here is what to teach in the first weeks, and what to leave to the kitten.',
  picture: {
    src: picture,
    alt: 'Two kittens look over the edge of a basket under a string of bright flags.',
  },
  label: texts.guides.labels.catTraining,
  articles: [litterTraining, introducingToACat, introducingToADog, catDoor, walkingACat, socializingKittens],
  related: [related.catAccessories, related.catFood, related.catCare, related.care],
};
