import { texts } from '../../../../../domain/text/texts.ts';
import type { Article } from '../guide.ts';
import picture from '../pictures/wellness-oil.webp';
import { VetNote } from '../vet-note.tsx';

export const wellnessOil: Article = {
  id: 'wellness-oil',
  title: texts.guides.promotions.wellnessOil,
  teaser:
    'A spoonful over the dinner: what is in the bottle, who may like it, and who should leave it alone.',
  picture: {
    src: picture,
    alt: 'A shepherd dog lies beside a brown dropper bottle of wellness oil.',
  },
  text: (
    <>
      <p>
        “Wellness” is a nice word for no illness in particular. In a bottle like this one there is fish oil
        with some vitamin E to keep it fresh. A healthy dog on a complete food lacks neither. That does not
        make the oil useless; it makes it an extra, with reasons for and against.
      </p>
      <h3>Reasons for it</h3>
      <ul>
        <li>Your vet suggests omega-3 fats for skin, joints, heart or kidneys, and names an amount.</li>
        <li>
          A coat that has gone dull on a very lean or home-cooked diet. Have the diet looked at as well.
        </li>
        <li>A convalescent who needs coaxing. Warm food and a few drops of fish oil are hard to resist.</li>
      </ul>
      <h3>How to use it</h3>
      <ol>
        <li>Measure it. A teaspoon holds about forty calories, a tenth of what a small dog eats in a day.</li>
        <li>Begin with a few drops and take a week or two to reach the amount on the label, by weight.</li>
        <li>Pour it over cooled food; heat spoils it.</li>
        <li>Keep the bottle shut, dark and in the fridge, and throw it away after two months.</li>
      </ol>
      <h3>Reasons against it</h3>
      <p>
        Dogs who are overweight or have had pancreatitis do badly with added fat. Much of it also slows the
        clotting of blood, so stop before an operation. Cod-liver oil is something else and can overdose
        vitamins A and D. Tea-tree, wintergreen and other essential oils are poisonous. Hemp and CBD oils are
        medicine, with rules that differ from place to place: talk to your vet before you buy any.
      </p>
      <VetNote>
        <p>
          If a coat turns dull within weeks, above all with weight loss, thirst or tiredness. The same day if
          a dog vomits again and again or stands hunched after a fatty meal.
        </p>
      </VetNote>
    </>
  ),
};
