import { texts } from '../../../../../domain/text/texts.ts';
import type { Guide } from '../guide.ts';
import picture from '../pictures/dog-care.webp';
import { related } from '../related-pages.ts';
import hipAndJointChews from './hip-and-joint-chews.md';
import dentalRinse from './mint-dental-rinse.md';
import omegaChews from './omega-3-6-9-chews.md';
import wellnessOil from './wellness-oil.md';

export const dogCare: Guide = {
  kicker: 'Dog care',
  heading: texts.guides.dogCare,
  intro:
    'Our mission is a long life with a waving tail in it. There is a chew, a rinse or an oil for everything, and we want you to know what they can do and what they can’t. So here is an honest label for four of them, what helps more, and the signs that belong in front of a vet.',
  picture: {
    src: picture,
    alt: 'An old hound and a blue-eyed puppy share a green sofa.',
  },
  label: texts.guides.labels.dogCare,
  articles: [hipAndJointChews, omegaChews, dentalRinse, wellnessOil],
  related: [related.dogFood, related.dogAccessories, related.dogTraining, related.care],
};
