import type { Article } from '../guide.ts';
import picture from '../pictures/cat-door.webp';
import { VetNote } from '../vet-note.tsx';

export const catDoor: Article = {
  id: 'cat-door',
  title: 'How to teach the cat door',
  teaser:
    'A hole in the door that snaps at your tail is a strange thing. Taken in small steps, it is freedom.',
  picture: { src: picture, alt: 'A ginger cat looks in through an open cat door, both paws on its sill.' },
  text: (
    <>
      <h3>First: should your cat go out?</h3>
      <p>
        Not before it is neutered, chipped and vaccinated, and at least six months old. Beside a busy road, or
        where the law protects wildlife from cats, an enclosed balcony or a catio is the better outdoors.
      </p>
      <h3>Which door</h3>
      <p>
        One that reads the microchip keeps the neighbour’s tom out of your kitchen. The lower edge should be
        at the height of the cat’s belly. If the ground outside lies lower, put a step there, and somewhere to
        hide close by: a cat likes to look before it leaves.
      </p>
      <h3>Five stages</h3>
      <ol>
        <li>
          <strong>No flap.</strong> Tape it wide open. Stand on the far side with a treat or a feather, and
          wait.
        </li>
        <li>
          <strong>Both ways.</strong> Your cat should stroll in and out for some days, before meals, when it
          is keen.
        </li>
        <li>
          <strong>Half a flap.</strong> Hold it up with a clothes peg, so that it brushes the back.
        </li>
        <li>
          <strong>A nudge.</strong> Leave it open by a finger’s breadth. Let the nose do the rest, and pay
          well.
        </li>
        <li>
          <strong>Closed.</strong> Switch the lock or the motor on only now: the click is the hardest part.
          Play the sound at dinner beforehand.
        </li>
      </ol>
      <p>
        Never push a cat through. It would remember. If it is startled, go back a stage for two days. In a
        house with several cats, see that nobody guards the door; a second one ends that.
      </p>
      <h3>House rules</h3>
      <p>
        Lock it from dusk to dawn. Night is when most cats are hurt on roads and most birds and mice are
        caught. Feed dinner at dusk, and they come in by themselves.
      </p>
      <VetNote>
        <p>
          If your cat returns with a limp, a bite or a smell of petrol or antifreeze (at once), or if it
          refuses a door that it used to like.
        </p>
      </VetNote>
    </>
  ),
};
