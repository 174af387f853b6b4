import type { Article } from '../guide.ts';
import picture from '../pictures/cat-pee-smell.webp';
import { VetNote } from '../vet-note.tsx';

export const catPeeSmell: Article = {
  id: 'cat-pee-smell',
  title: 'Cat pee: the smell, and what it tells you',
  teaser: 'How to get it out of the carpet for good, and why the carpet seemed a better place than the tray.',
  picture: {
    src: picture,
    alt: 'A dark calico cat looks away from a spray bottle of cleaner and a faint spot on the rug.',
  },
  text: (
    <>
      <p>
        Cats come from dry country and waste no water, so their urine is strong. As it dries, bacteria turn it
        to ammonia, and later to compounds with sulphur in them, which are the ones you notice. Unneutered
        toms add a scent of their own.
      </p>
      <h3>Out of the carpet</h3>
      <ol>
        <li>Blot with kitchen paper, standing on it. Don’t rub.</li>
        <li>Rinse with cold water and blot again.</li>
        <li>Soak with an enzyme cleaner, as deep as the puddle went, underlay included.</li>
        <li>
          Cover it for a day, then let it dry in the air, and repeat if your nose or a UV torch says so.
        </li>
      </ol>
      <p>
        Wash fabrics with an enzyme detergent and keep them from the dryer until the smell is gone. No steam:
        heat sets it. No ammonia: it smells of cat. Never bleach: with urine it makes poisonous fumes.
      </p>
      <h3>Out of the habit</h3>
      <p>Cats don’t do it for revenge. After pain, the tray is the usual suspect:</p>
      <ul>
        <li>One tray for each cat and one more, in different quiet places, not beside the food.</li>
        <li>Half as long again as the cat, without a hood, with fine unscented litter.</li>
        <li>Scooped every day, washed with plain soap every week or two.</li>
      </ul>
      <p>
        A small amount high up on a wall is spraying, which is a letter and not a toilet. Neutering stops most
        of it. For the rest, ask what has changed: a cat at the window, a new baby, a new sofa. More hiding
        places and regular play help.
      </p>
      <VetNote>
        <p>
          If a clean cat begins to go elsewhere, or drinks more than it did. At once, at any hour, if a cat
          strains and little or nothing comes, above all a male: a blocked bladder kills within a day or two.
        </p>
      </VetNote>
    </>
  ),
};
