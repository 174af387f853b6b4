import { texts } from '../../../../../domain/text/texts.ts';
import type { Article } from '../guide.ts';
import picture from '../pictures/hip-and-joint-chews.webp';
import { VetNote } from '../vet-note.tsx';

export const hipAndJointChews: Article = {
  id: 'hip-and-joint-chews',
  title: texts.guides.promotions.hipAndJoint,
  teaser: 'Stiff after a nap, slow on the stairs? What a chew can do for sore joints, and what does more.',
  picture: {
    src: picture,
    alt: 'A greying brown dog rests on a rug beside a jar of hip and joint chews.',
  },
  text: (
    <>
      <p>
        Dogs seldom cry out when a joint hurts. They get up slowly, shift their weight, hesitate before the
        car or lick one wrist. Many people call it age. Very often it is arthritis, and very often it can be
        eased.
      </p>
      <h3>What helps most</h3>
      <ol>
        <li>
          <strong>A lean body.</strong> For a heavy dog, losing six or seven per cent of its weight can make
          walking visibly easier. Nothing in a jar does as much.
        </li>
        <li>
          <strong>Pain relief from your vet.</strong> Tablets or a monthly injection, chosen for this dog and
          checked with blood tests.
        </li>
        <li>
          <strong>Gentle, regular movement.</strong> Several short walks rather than one long march at the
          weekend.
        </li>
        <li>
          <strong>A kinder home.</strong> Rugs on slippery floors, a ramp to the car, a thick bed, short
          nails.
        </li>
      </ol>
      <h3>Where a chew comes in</h3>
      <p>
        Soft chews like these usually hold glucosamine, chondroitin, green-lipped mussel or fish oil. The best
        evidence is for the omega-3 fats; for glucosamine and chondroitin, studies have found little or
        nothing. For most dogs a chew does no harm and may help a little as part of the plan above. It does
        not rebuild cartilage and does not replace pain relief.
      </p>
      <p>
        Give it by weight for eight weeks, film your dog getting up at the start and at the end, and stop if
        you see no difference. Ask first if your dog has diabetes, takes other medicine or awaits an
        operation. Keep the jar out of reach: a dog that eats all of it needs a call.
      </p>
      <VetNote>
        <p>
          For a limp that lasts longer than a day, a swollen joint or a dog who will not jump any more. The
          same day if a leg bears no weight or the hind legs give way. Never give painkillers made for people:
          ibuprofen, naproxen and paracetamol can kill a dog.
        </p>
      </VetNote>
    </>
  ),
};
