import type { Article } from '../guide.ts';
import picture from '../pictures/litter-training.webp';
import { VetNote } from '../vet-note.tsx';

export const litterTraining: Article = {
  id: 'litter-training',
  title: 'Litter training in a weekend',
  teaser: 'Kittens want to dig. Give them the right place, keep it clean, and they will do the rest.',
  picture: { src: picture, alt: 'A spotted kitten sits in a blue litter tray, a scoop beside it.' },
  text: (
    <>
      <p>
        From about four weeks on, kittens scrape in anything loose. Most have learned the tray from their
        mother before they come to you. They only need to know where yours is.
      </p>
      <h3>The set-up</h3>
      <ul>
        <li>One tray for each cat and one more. In a large house, one on each floor.</li>
        <li>
          Large and open, with an edge low enough for short legs: a baking tray does for the first weeks.
        </li>
        <li>Three or four centimetres of fine litter without scent.</li>
        <li>
          No clumping litter before four months: kittens taste everything, and it swells. Begin with what the
          breeder used, and change by mixing.
        </li>
        <li>A quiet corner that can be reached at all times, far from food and from the washing machine.</li>
      </ul>
      <h3>The first days</h3>
      <ol>
        <li>Give your kitten one room at first. Small cats forget how far away a tray is.</li>
        <li>
          Set it in the tray after each meal, each nap and each game. Don’t move its paws; that is rude.
        </li>
        <li>When it digs and squats, look away. Afterwards: a quiet word and a treat.</li>
        <li>Scoop twice a day. Wash the tray weekly with hot water and plain soap.</li>
        <li>Open the next room when two or three days have passed without a puddle.</li>
      </ol>
      <h3>If it misses</h3>
      <p>
        Clean with an enzyme cleaner, put a second tray there for a while, and change one thing at a time:
        place, litter, size. Never push a nose into it. Anyone who is pregnant leaves the scooping to others,
        or wears gloves and does it daily, because of toxoplasmosis.
      </p>
      <VetNote>
        <p>
          For diarrhoea that lasts a day, for blood or worms, and at once for a kitten who strains or cries in
          the tray, or is too tired to play.
        </p>
      </VetNote>
    </>
  ),
};
