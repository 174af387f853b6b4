import type { Article } from '../guide.ts';
import picture from '../pictures/whiskers.webp';
import { VetNote } from '../vet-note.tsx';

export const whiskers: Article = {
  id: 'whiskers',
  title: 'What whiskers are for',
  teaser: 'Two dozen feelers that measure gaps, see in the dark and tell you what your cat thinks of you.',
  picture: {
    src: picture,
    alt: 'The face of a calico cat with long white whiskers, and a butterfly close to one tip.',
  },
  text: (
    <>
      <p>
        A whisker is a hair with a nerve at its end. It is rooted about three times as deep as fur, in a small
        cushion of blood that feels the slightest push. Most cats have twelve on each side of the nose, in
        four rows, and more above the eyes, on the chin and behind the front paws.
      </p>
      <h3>What they do</h3>
      <ul>
        <li>
          <strong>Measure.</strong> They reach about as wide as the cat. If they fit through, so does the
          rest, unless the cat has been at the treats.
        </li>
        <li>
          <strong>Feel the air.</strong> Walls and chairs bend a draught. In the dark, that is a map.
        </li>
        <li>
          <strong>See what eyes can’t.</strong> Closer than a foot or so, a cat sees only a blur. As it
          pounces, the whiskers swing forward and tell it where the mouse is.
        </li>
      </ul>
      <h3>How to read them</h3>
      <p>
        Sideways and soft: all is well. Fanned forward: how interesting. Pressed back against the cheeks: I am
        afraid, or something hurts. Give a cat with flat whiskers room, not a cuddle.
      </p>
      <h3>Bowls, scissors and other questions</h3>
      <p>
        Never cut them. It does not hurt, but a cat without whiskers bumps, misjudges and frets until they are
        back, two or three months later. Single ones fall out all the time and are lucky finds. “Whisker
        fatigue” from deep bowls is a popular idea without much behind it: in a study, cats ate as long and as
        much from either. If yours likes a flat dish better, there is no harm in one.
      </p>
      <VetNote>
        <p>
          If many break or fall out at once, if the skin beside them is red or crusty, or if a cat turns from
          its bowl. That is more often a sore tooth than a sore whisker.
        </p>
      </VetNote>
    </>
  ),
};
