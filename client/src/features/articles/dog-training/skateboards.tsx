import type { Article } from '../guide.ts';
import picture from '../pictures/skateboards.webp';
import { VetNote } from '../vet-note.tsx';

export const skateboards: Article = {
  id: 'skateboards',
  title: 'Skateboards: from scary rattle to old news',
  teaser: 'They are fast, they rumble and they come from behind. How to teach a dog to watch them roll past.',
  picture: { src: picture, alt: 'A grey dog in a red bandana rides a skateboard along a park road.' },
  text: (
    <>
      <p>
        A skateboard makes a noise that a dog feels in its feet, and it moves like something that flees.
        Herding dogs want to stop it, timid dogs want it gone, and both bark. Scolding tells them they were
        right: boards bring trouble. Teach them the opposite.
      </p>
      <h3>The plan</h3>
      <ol>
        <li>
          <strong>Find the distance.</strong> Stand so far from the skate park that your dog notices and can
          still eat. That may be across the street, or across the field.
        </li>
        <li>
          <strong>Look, treat.</strong> Each time your dog looks at a board, say “yes” and give something very
          good. After some days it will look at the board and then, hopefully, at you.
        </li>
        <li>
          <strong>Take it apart at home.</strong> A board that lies still. A board you push with one hand. A
          board that rolls away from the dog, then past it. Treats rain at each stage.
        </li>
        <li>
          <strong>Come closer by a few steps</strong> when your dog is loose in the body: soft mouth, soft
          tail. Five minutes are a session.
        </li>
      </ol>
      <p>
        Met one too early? Say “this way”, turn and walk off cheerfully. A lunging dog can’t learn; give it
        room first. Puppies who see boards, bicycles and prams from afar before four months seldom make a fuss
        later.
      </p>
      <h3>And riding one?</h3>
      <p>
        Some dogs love it. Wedge the wheels on a carpet, reward one paw, then two, then four. Let the dog get
        on by itself, never lift it on. Use a quiet, flat place and a harness, and wait until a young dog has
        stopped growing.
      </p>
      <VetNote>
        <p>
          If fear is new, or grows in spite of training: pain and poor hearing make dogs jumpy. If your dog
          has bitten, ask for a veterinary behaviourist.
        </p>
      </VetNote>
    </>
  ),
};
