import { texts } from '../../../../../domain/text/texts.ts';
import type { Article } from '../guide.ts';
import picture from '../pictures/mint-dental-rinse.webp';
import { VetNote } from '../vet-note.tsx';

export const dentalRinse: Article = {
  id: 'mint-dental-rinse',
  title: texts.guides.promotions.dentalRinse,
  teaser: 'Fresh breath is pleasant. Clean teeth are better, and the brush still does what no bottle can.',
  picture: {
    src: picture,
    alt: 'A brown and white hound beside a green bottle of dental rinse, mint leaves and a toothbrush.',
  },
  text: (
    <>
      <p>
        Most dogs show the first signs of gum disease by the age of three. It begins with a soft film on the
        teeth. Within days the film hardens to tartar, and from then on only a vet can remove it.
      </p>
      <h3>Brushing, in four small steps</h3>
      <ol>
        <li>For a few days, let your dog lick dog toothpaste from your finger. Nothing else happens.</li>
        <li>Lift the lip and rub the outside of the upper teeth with that finger. Praise, and stop.</li>
        <li>Change the finger for a soft brush, held at an angle to the gum. Two or three teeth will do.</li>
        <li>Work up to half a minute on each side, once a day. The tongue looks after the inside.</li>
      </ol>
      <p>
        Use no toothpaste for people: the foam, the fluoride and the sweeteners are not meant to be swallowed.
      </p>
      <h3>What a rinse adds</h3>
      <p>
        A good rinse slows the film where the brush does not reach, and it is better than nothing for a dog
        who will not have a brush. It takes off no tartar, heals no gum and mends no tooth. Mint covers a
        smell and leaves its cause alone. The seal of the Veterinary Oral Health Council tells you that a
        product has been tested.
      </p>
      <p>
        It must be free of xylitol (also sold as birch sugar) and of alcohol. If it goes into the water, put a
        second bowl of plain water beside it: a dog who dislikes mint should not go thirsty. And keep it from
        the cat.
      </p>
      <VetNote>
        <p>
          For breath that stays bad, brown teeth, gums that bleed, food that falls out of the mouth or a
          swelling below the eye. Ask for a look at the teeth once a year. Scaling without an anaesthetic
          cleans only what you can see.
        </p>
      </VetNote>
    </>
  ),
};
