import type { Article } from '../guide.ts';
import picture from '../pictures/socializing-kittens.webp';
import { VetNote } from '../vet-note.tsx';

export const socializingKittens: Article = {
  id: 'socializing-kittens',
  title: 'Socializing kittens: a big world in small bites',
  teaser:
    'Between two and nine weeks a kitten decides what is normal. After that it takes longer, and still works.',
  picture: {
    src: picture,
    alt: 'Two kittens on a round rug, and feathers that dangle from a wand between them.',
  },
  text: (
    <>
      <p>
        What a kitten meets calmly in its first nine weeks, it takes for granted all its life: hands, voices,
        the vacuum cleaner. That is mostly the breeder’s or the shelter’s work, so ask how yours grew up, and
        let it stay with its mother and litter for at least eight weeks, better twelve. Then it is your turn.
      </p>
      <h3>A little every day</h3>
      <ul>
        <li>
          <strong>Hands.</strong> Several short strokings a day, by several people. Cheeks and chin first.
        </li>
        <li>
          <strong>Vet games.</strong> Touch an ear, lift a lip, press a toe. A treat after each.
        </li>
        <li>
          <strong>The carrier.</strong> It stands open in the room with a blanket in it. Feed in there, shut
          it for a second, carry it to the sofa.
        </li>
        <li>
          <strong>Sounds.</strong> Doorbell, hairdryer and thunder, recorded and very low, during dinner.
        </li>
        <li>
          <strong>Guests.</strong> Children sit on the floor and let the kitten come. Nobody picks it up while
          it sleeps.
        </li>
      </ul>
      <h3>Play like a cat</h3>
      <p>
        Feathers, strings and balls, never fingers and toes: what is sweet at one kilo bleeds at five. If
        teeth meet skin, freeze, then offer a toy. Let the hunt end with a catch and a bite to eat. Put
        strings away afterwards, since they are dangerous to swallow.
      </p>
      <h3>If yours is shy</h3>
      <p>
        Begin with one small room and sit there with a book. Don’t reach; let something tasty lie beside you,
        a little nearer each day. Blink slowly. A hiding place is a help and not an obstacle: a kitten that
        can leave will stay. And let it sleep. At this age that takes eighteen hours a day.
      </p>
      <VetNote>
        <p>
          Within the first days, for a check, worming and vaccination. Sooner for sneezing, gummy eyes, round
          bald patches, diarrhoea, or if a small kitten misses two meals.
        </p>
      </VetNote>
    </>
  ),
};
