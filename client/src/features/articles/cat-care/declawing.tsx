import type { Article } from '../guide.ts';
import picture from '../pictures/declawing.webp';
import { VetNote } from '../vet-note.tsx';

export const declawing: Article = {
  id: 'declawing',
  title: 'Declawing: why not, and what to do instead',
  teaser: 'It is not a manicure but the loss of ten fingertips. The sofa can be saved more kindly.',
  picture: { src: picture, alt: 'A spotted Bengal cat sits beside a tall scratching post wound with sisal.' },
  text: (
    <>
      <p>
        A cat’s claw grows from the last bone of its toe. To remove the claw for good, a surgeon removes that
        bone, ten times. It would be the same to take our fingers off at the last joint. Studies find more
        back pain, more biting and more trouble with the litter tray in cats who went through it. Veterinary
        associations advise against it, and it is against the law in many countries and a growing number of
        states.
      </p>
      <h3>Why cats scratch</h3>
      <p>
        They stretch, they shed the old sheath of the claw, and they leave a mark that says “I live here”. You
        can’t stop it. You can choose where.
      </p>
      <h3>How to save the sofa</h3>
      <ol>
        <li>
          <strong>A good post.</strong> Taller than your cat at full stretch (90 centimetres is about right),
          so heavy that it never wobbles, wound with sisal. Offer a flat cardboard one as well.
        </li>
        <li>
          <strong>The right place.</strong> Beside the sofa it likes, and beside the bed where it wakes. Not
          in the cellar.
        </li>
        <li>
          <strong>A dull sofa.</strong> Double-sided tape or a smooth cover for a few weeks.
        </li>
        <li>
          <strong>Pay.</strong> A treat, catnip or play at the post. No shouting and no water pistol: they
          teach a cat to scratch when you are out.
        </li>
        <li>
          <strong>Trim.</strong> Every two to three weeks press a toe gently and take off the clear tip, well
          away from the pink. One paw a day is enough.
        </li>
      </ol>
      <p>
        Soft caps glued over the claws are a stopgap for cats who don’t mind them. A cat who came to you
        declawed will be glad of soft litter, low steps and a vet who looks for pain.
      </p>
      <VetNote>
        <p>For a torn or bleeding claw, a swollen toe, or an old cat whose claws grow round into the pad.</p>
      </VetNote>
    </>
  ),
};
