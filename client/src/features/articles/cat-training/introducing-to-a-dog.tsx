import type { Article } from '../guide.ts';
import picture from '../pictures/introducing-to-a-dog.webp';
import { VetNote } from '../vet-note.tsx';

export const introducingToADog: Article = {
  id: 'introducing-to-a-dog',
  title: 'Introducing cats: the family dog',
  teaser: 'A dog that lies down, a cat that may leave, and a gate in between. Then, slowly, less gate.',
  picture: {
    src: picture,
    alt: 'A tabby kitten sits calmly before a wooden gate; a shepherd dog waits behind it.',
  },
  text: (
    <>
      <p>
        Cats and dogs can share a sofa. What stands in the way is running: the cat runs, the dog follows, and
        both learn the wrong thing. So the whole plan is about nobody running.
      </p>
      <h3>Before they meet</h3>
      <ul>
        <li>
          Give the kitten a room behind a door or a gate, with its tray and food where no dog can reach them.
        </li>
        <li>
          Fit shelves, a tall tree and a gap to slip through. A cat that can get up has no need to flee.
        </li>
        <li>
          Practise “leave it”, “down” and a mat with the dog. Swap blankets, so that each smells of home.
        </li>
      </ul>
      <h3>Meeting</h3>
      <ol>
        <li>Walk the dog first. Then leash it, let it lie on its mat and settle behind the gate.</li>
        <li>Let the kitten come in by itself. Never carry it to the dog, and never hold it there.</li>
        <li>Each time the dog looks at the cat and then away, or just breathes out: a treat.</li>
        <li>Stop after five minutes. Three short meetings a day are better than one long one.</li>
        <li>
          After a week of calm, open the gate with the dog on a loose leash. Later let it trail the leash.
        </li>
      </ol>
      <p>
        Good signs: soft eyes, sniffing the floor, a yawn, a nap. Warning signs: a dog that freezes, stares,
        trembles or whines, and a cat that crouches or does not come out to eat. Lead the dog away without a
        word, and go back to where it was easy.
      </p>
      <h3>How long?</h3>
      <p>
        Reckon with weeks, sometimes with months. Until you have stopped thinking about it, never leave them
        alone together, however sweet it looks. A few dogs have too much of the hunter in them. That is
        nobody’s fault, and a good behaviourist will tell you honestly.
      </p>
      <VetNote>
        <p>
          For any bite or shaking, even if you see no wound; for a scratch on a dog’s eye; and for a kitten
          that hides and does not eat for a day.
        </p>
      </VetNote>
    </>
  ),
};
