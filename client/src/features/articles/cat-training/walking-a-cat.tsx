import type { Article } from '../guide.ts';
import picture from '../pictures/walking-a-cat.webp';
import { VetNote } from '../vet-note.tsx';

export const walkingACat: Article = {
  id: 'walking-a-cat',
  title: 'Walking a cat, at the cat’s pace',
  teaser:
    'You will not get far. You will stand beside a bush for ten minutes, and one of you will be delighted.',
  picture: {
    src: picture,
    alt: 'A silver spotted cat in a blue harness walks across a meadow beside its person.',
  },
  text: (
    <>
      <p>
        Some cats love an outing, some only the window. Bold, curious ones under a year learn it best. Your
        cat should be chipped, vaccinated and protected against fleas and ticks before the first blade of
        grass.
      </p>
      <h3>The harness</h3>
      <p>
        Choose one made for cats, a vest or a snug H, and never clip a leash to a collar. You should get one
        finger under it, not two. Cats walk backwards out of loose ones, so try that indoors.
      </p>
      <h3>Indoors, two or three weeks</h3>
      <ol>
        <li>Let the harness lie beside the bowl. Then lay it on the back for the length of a treat.</li>
        <li>Close it, feed, take it off. Flopping over like a sack is normal: distract with play.</li>
        <li>Wear it for ten minutes, then half an hour, with something nice to do.</li>
        <li>Add a light leash to trail while you watch. Then pick up the end and follow.</li>
      </ol>
      <h3>Out</h3>
      <ol>
        <li>
          Take the carrier, open, to a quiet place without dogs. It is the way out and the way to safety.
        </li>
        <li>Sit down. Perhaps nothing but a nose comes out today. That was the walk.</li>
        <li>Follow and don’t pull. To turn your cat, use a treat or a gentle hand at the chest.</li>
        <li>Go home after ten minutes, before it is too much, and feed at once.</li>
      </ol>
      <p>
        Carry your cat over the doorstep, and don’t go because it calls. Otherwise you teach it to dash out
        and to sing at the door. Crouching, a puffed tail, panting or wide black eyes mean: into the carrier,
        home, and a shorter outing next time. And if yours says no thanks, believe it: a perch at the window
        and a hunt for dinner are adventures too.
      </p>
      <VetNote>
        <p>
          If panting does not stop within a few minutes of rest, for a limp, a swollen face after a sting, or
          any bite.
        </p>
      </VetNote>
    </>
  ),
};
