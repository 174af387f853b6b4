import { texts } from '../../../../../domain/text/texts.ts';
import type { Article } from '../guide.ts';
import picture from '../pictures/omega-3-6-9-chews.webp';
import { VetNote } from '../vet-note.tsx';

export const omegaChews: Article = {
  id: 'omega-3-6-9-chews',
  title: texts.guides.promotions.omega,
  teaser: 'Three numbers on one label. Only the first of them is likely to be missing from the bowl.',
  picture: {
    src: picture,
    alt: 'A glossy red shepherd sits beside a jar of omega chews and smiles.',
  },
  text: (
    <>
      <h3>What the numbers mean</h3>
      <ul>
        <li>
          <strong>Omega-3.</strong> The useful ones are EPA and DHA, from fish or algae. Dogs make very little
          of them from flaxseed.
        </li>
        <li>
          <strong>Omega-6.</strong> Needed for skin and coat, and there is plenty in any complete food.
        </li>
        <li>
          <strong>Omega-9.</strong> A dog’s own body makes it. It is on the label because it sounds complete.
        </li>
      </ul>
      <h3>What to expect</h3>
      <p>
        EPA and DHA can calm itchy, allergic skin a little, so that some dogs manage on less medicine, and
        they help stiff joints somewhat. They work slowly: give them six to twelve weeks. They do not cure an
        allergy, and they do nothing against fleas, which are still the commonest reason why a dog scratches.
      </p>
      <h3>How to choose and how to begin</h3>
      <ol>
        <li>
          Look for the milligrams of EPA and DHA in one chew. If only “omega 3-6-9” is given, put it back.
        </li>
        <li>Look for a maker who tests the oil for heavy metals, and for a date.</li>
        <li>
          Begin with a quarter of the dose and take a week to reach all of it. Loose droppings mean: too much,
          too soon.
        </li>
        <li>Count the chews. All treats together should stay below a tenth of the day’s food.</li>
        <li>Smell the jar. Fish that smells of old paint has turned, and does more harm than good.</li>
      </ol>
      <p>
        A dog who has had pancreatitis, who bleeds easily or who is due for an operation should have none
        before you have asked. So should a dog on a prescription diet: it may hold enough already.
      </p>
      <VetNote>
        <p>
          If itching keeps your dog awake, or you find bald, red, greasy or smelly patches, sore paws or a
          shaking head. Itching has a cause, and most causes can be treated well.
        </p>
      </VetNote>
    </>
  ),
};
