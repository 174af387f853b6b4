import type { Article } from '../guide.ts';
import picture from '../pictures/potty-training.webp';
import { VetNote } from '../vet-note.tsx';

export const pottyTraining: Article = {
  id: 'potty-training',
  title: 'Potty training without tears',
  teaser: 'A clock, a door and a pocket full of treats: how a puppy learns that the garden is the place.',
  picture: { src: picture, alt: 'A black, tan and white puppy stands on the lawn before a green back door.' },
  text: (
    <>
      <p>
        A puppy doesn’t make a mess out of spite. It has a small bladder and no idea yet what a carpet is.
        Your task is to be in the right place at the right time so often that the right place becomes a habit.
      </p>
      <h3>When to go out</h3>
      <ul>
        <li>After waking up, after eating and drinking, after playing.</li>
        <li>In between every hour at eight weeks, every two hours at twelve.</li>
        <li>Last thing in the evening, and once or twice in the night for the first weeks.</li>
      </ul>
      <p>
        As a rule of thumb, a puppy can hold on for an hour for each month of its age, and not when it is
        excited.
      </p>
      <h3>What to do there</h3>
      <ol>
        <li>Carry or lead your puppy to the same spot and stand still. Be boring.</li>
        <li>As it squats, say your word quietly: “be quick” is a good one.</li>
        <li>The moment it has finished: praise, a treat within two seconds, then play.</li>
        <li>Nothing after five minutes? Go in, keep it beside you, and try again in ten.</li>
      </ol>
      <h3>And when it goes wrong</h3>
      <p>
        If you see it happen, say “oops” and carry the puppy out. If you find it later, say nothing.
        Punishment teaches a puppy to hide behind the sofa, no more. Clean with an enzyme cleaner, because
        ammonia smells like “here again”. Between trips, a pen, a crate or a lead at your belt saves the rug.
      </p>
      <p>
        Most puppies are reliable at four to six months, small breeds a little later. Always leave water down.
      </p>
      <VetNote>
        <p>
          If a puppy passes little water often, strains, drips in its sleep or has blood in it, and if a dog
          who was clean is suddenly not.
        </p>
      </VetNote>
    </>
  ),
};
