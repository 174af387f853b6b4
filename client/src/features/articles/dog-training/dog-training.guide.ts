import { texts } from '../../../../../domain/text/texts.ts';
import type { Guide } from '../guide.ts';
import picture from '../pictures/dogs-training.webp';
import { related } from '../related-pages.ts';
import commonMistakes from './common-mistakes.md';
import crateTraining from './crate-training.md';
import onLeashWalking from './on-leash-walking.md';
import pottyTraining from './potty-training.md';
import realName from './real-name.md';
import skateboards from './skateboards.md';
import skijoring from './skijoring.md';
import trainYourDogMonth from './train-your-dog-month.md';

export const dogTraining: Guide = {
  kicker: 'Dog training',
  heading: 'Good manners, kindly taught',
  intro:
    'No jerks, no shouting, no secrets: dogs repeat what pays. Eight subjects with our trainer’s comments, from the first puddle to the first snow. Begin anywhere, and keep it to five minutes.',
  picture: {
    src: picture,
    alt: 'A shepherd, a hound puppy and a black shepherd in a bandana sit side by side on a lawn and wait for a word.',
  },
  label: texts.guides.labels.dogTraining,
  articles: [
    pottyTraining,
    onLeashWalking,
    crateTraining,
    commonMistakes,
    realName,
    skateboards,
    trainYourDogMonth,
    skijoring,
  ],
  related: [related.dogAccessories, related.dogFood, related.dogs, related.care],
};
