import type { Article } from '../guide.ts';
import picture from '../pictures/crate-training.webp';
import { VetNote } from '../vet-note.tsx';

export const crateTraining: Article = {
  id: 'crate-training',
  title: 'Crate training: a bedroom, not a cell',
  teaser:
    'Done slowly, a crate is a place to sleep in peace. Done in one evening, it is a place to scream in.',
  picture: {
    src: picture,
    alt: 'A young hound in a blue bandana rests beside a wire crate whose door stands open.',
  },
  text: (
    <>
      <p>
        A crate helps with house-training, car journeys and a night at the clinic. Your dog should be able to
        stand, turn round and lie stretched out in it. Put it where the family is, with a bed inside, a
        blanket over the top and the door tied open.
      </p>
      <h3>One week, or three</h3>
      <ol>
        <li>
          <strong>Treasure.</strong> Every so often a treat is found in there. Nobody says a word.
        </li>
        <li>
          <strong>Dinner.</strong> Feed beside the crate, then at its door, then at the back.
        </li>
        <li>
          <strong>The door moves.</strong> Close it for a second while your dog eats, and open it before the
          last bite. Then five seconds, then ten.
        </li>
        <li>
          <strong>You move.</strong> With something to lick inside, take one step away and come back. Cross
          the room. Leave it.
        </li>
        <li>
          <strong>Nap time.</strong> After a walk, when sleep comes by itself. For the first weeks let the
          crate stand beside your bed at night, and go out when your puppy wakes.
        </li>
      </ol>
      <p>Go on only when your dog walks in with a waving tail. Two steps back are no defeat.</p>
      <h3>Rules of the house</h3>
      <ul>
        <li>By day no more than an hour for each month of age, and never more than four.</li>
        <li>Collar off, water within reach, out of the sun.</li>
        <li>Never for punishment. Children knock, and stay outside.</li>
      </ul>
      <p>
        Some dogs never like being closed in. A pen or a gated kitchen does the same work, and nobody needs to
        win.
      </p>
      <VetNote>
        <p>
          If your dog drools, pants, bites the bars or hurts itself as soon as it is alone. That is panic, not
          stubbornness: open the door and ask for help with separation anxiety.
        </p>
      </VetNote>
    </>
  ),
};
