import { texts } from '../../../../../domain/text/texts.ts';
import type { Guide } from '../guide.ts';
import picture from '../pictures/cat-care.webp';
import { related } from '../related-pages.ts';
import catPeeSmell from './cat-pee-smell.md';
import declawing from './declawing.md';
import findingTheirWayHome from './finding-their-way-home.md';
import heatCycles from './heat-cycles.md';
import whiskers from './whiskers.md';

export const catCare: Guide = {
  kicker: 'Cat care',
  heading: 'What your cat would tell you',
  intro:
    'Cats say a great deal, mostly with whiskers, scents and pointed silence. Five things worth knowing about the animal on your keyboard, and what to do when something is wrong.',
  picture: {
    src: picture,
    alt: 'A gray tabby lies on a lilac sofa, and a calico cat sits beside it.',
  },
  label: texts.guides.labels.catCare,
  articles: [findingTheirWayHome, whiskers, heatCycles, catPeeSmell, declawing],
  related: [related.catFood, related.catAccessories, related.catTraining, related.care],
};
