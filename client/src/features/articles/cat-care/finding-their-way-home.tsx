import type { Article } from '../guide.ts';
import picture from '../pictures/finding-their-way-home.webp';
import { VetNote } from '../vet-note.tsx';

export const findingTheirWayHome: Article = {
  id: 'finding-their-way-home',
  title: 'How cats find their way home',
  teaser: 'Some walk back across half a county. Most who are missing sit three gardens away and keep quiet.',
  picture: {
    src: picture,
    alt: 'A tabby cat on a path at dusk; paw prints lead to a small house with a lit window.',
  },
  text: (
    <>
      <p>
        A cat carries a map. Near home it is made of smells, sounds and landmarks, walked so often that a cat
        can cut corners. In old experiments, cats taken away in closed boxes still set off in the right
        direction, less surely the farther they were. Whether they feel the earth’s magnetism as well, nobody
        has shown. And for each famous traveller there are many who never arrived.
      </p>
      <h3>If your cat is missing</h3>
      <p>
        Look near, and look at once. In a study of more than a thousand lost cats, three of four were found
        within five hundred metres, and indoor cats mostly within a few doors. Frightened cats hide and do not
        answer.
      </p>
      <ol>
        <li>Search your own house first: wardrobes, drawers, the washing machine, behind the bath.</li>
        <li>Go out at dusk and before dawn with a torch. Look under things, and for eyes that shine.</li>
        <li>Ask neighbours to open sheds and garages, and look in yourself.</li>
        <li>Sit still by an open door with something that smells of dinner, and talk as you do at home.</li>
        <li>Tell shelters, vets and the chip register, and hang up posters with a large picture.</li>
        <li>Don’t give up. Cats come back after weeks.</li>
      </ol>
      <h3>Before it happens</h3>
      <p>
        A microchip with today’s phone number brings more cats home than anything else. A collar must have a
        buckle that opens under strain. After a move keep a cat indoors for three to four weeks, then let it
        out before a meal, for a short while, so that hunger calls it in.
      </p>
      <VetNote>
        <p>
          When a lost cat is back: for wounds, a limp, fast breathing, torn claws (a sign of a road accident),
          or if it has not eaten for a day or more.
        </p>
      </VetNote>
    </>
  ),
};
