import type { Article } from '../guide.ts';
import picture from '../pictures/introducing-to-a-cat.webp';
import { VetNote } from '../vet-note.tsx';

export const introducingToACat: Article = {
  id: 'introducing-to-a-cat',
  title: 'Introducing cats: the one who was here first',
  teaser: 'Smell first, sight second, touch last. Two weeks of patience for fifteen years of peace.',
  picture: {
    src: picture,
    alt: 'A black and white cat and a calico kitten sit at their bowls on either side of a closed door.',
  },
  text: (
    <>
      <p>
        To your cat, the kitten is a stranger in the bedroom. “They will sort it out” sometimes works and
        sometimes makes enemies. Slowly costs nothing. Have the newcomer seen by a vet first, and tested for
        feline leukaemia and FIV.
      </p>
      <h3>Step by step</h3>
      <ol>
        <li>
          <strong>A room of its own,</strong> for some days at least: bed, food, tray, a hiding place. Your
          first cat keeps the rest, and its habits.
        </li>
        <li>
          <strong>Swap smells.</strong> Stroke each with a cloth and lay it near the other’s food. Then let
          them change rooms for an hour, without meeting.
        </li>
        <li>
          <strong>Dinner at the door.</strong> Both eat on their side of the closed door. Move the bowls
          nearer each time, as long as both eat calmly.
        </li>
        <li>
          <strong>A look.</strong> A gate, or a gap too narrow for a paw. Food or play on both sides, five
          minutes.
        </li>
        <li>
          <strong>Together,</strong> with two people and two feather toys. End it while it goes well.
        </li>
      </ol>
      <p>
        Take the next step only if both are loose and curious. A hiss is a sentence and not a crisis. Staring,
        flat ears and a lashing tail say: one step back. If it comes to a fight, slide a cushion between them.
        Not your hands.
      </p>
      <h3>Enough of everything</h3>
      <p>
        Most quarrels are about things. Put up two of each and one more: bowls out of each other’s sight,
        trays with two ways out, high shelves, scratching posts. Some cats become friends, many only
        flatmates. Both are a success.
      </p>
      <VetNote>
        <p>
          For any bite, because small holes make large abscesses; and if either cat hides, stops eating for a
          day or stops using the tray.
        </p>
      </VetNote>
    </>
  ),
};
