import type { Article } from '../guide.ts';
import picture from '../pictures/skijoring.webp';
import { VetNote } from '../vet-note.tsx';

export const skijoring: Article = {
  id: 'skijoring',
  title: 'Skijoring: the two of you, on skis',
  teaser: 'A grown dog, a line, a pair of cross-country skis. What you need, and how to build it up kindly.',
  picture: {
    src: picture,
    alt: 'A merle shepherd in a harness pulls a skier through the snow, firs behind them.',
  },
  text: (
    <>
      <p>
        In skijoring your dog runs ahead on a line and you ski behind and help. Huskies do it, and so do
        pointers, shepherds and cheerful mongrels. What counts is that the dog loves to run ahead.
      </p>
      <h3>Is your dog ready?</h3>
      <ul>
        <li>Fully grown: eighteen months is a safe age, two years for the largest breeds.</li>
        <li>About sixteen kilos or more, lean, and looked over by a vet: heart, hips, elbows.</li>
        <li>Not a dog with a very short nose. They can’t take in enough cold air.</li>
      </ul>
      <h3>What you need</h3>
      <p>
        A pulling harness fitted to the dog, never a collar. A line of two and a half to three metres with a
        bungee in it. A padded belt with a quick release. Skis without metal edges, because edges cut legs.
      </p>
      <h3>How to build up</h3>
      <ol>
        <li>
          <strong>Autumn, on foot.</strong> Teach “let’s go”, “left”, “right”, “straight on” and above all
          “whoa” while you jog behind.
        </li>
        <li>
          <strong>Pulling.</strong> A light, silent drag on grass for two minutes. Praise a tight line.
        </li>
        <li>
          <strong>First snow.</strong> Ten minutes on a flat trail, and stop while your dog wants more.
        </li>
        <li>
          <strong>Then</strong> two or three times a week with days of rest between, a tenth longer each week.
        </li>
      </ol>
      <p>
        Learn to brake first, without the dog. Offer water before and after, wait two hours after a meal, look
        between the toes for balls of ice, and take booties for crusty snow. Above ten degrees it is too warm;
        in hard frost a thin coat needs a jacket. A slack line means “enough”, and the dog always decides
        that.
      </p>
      <VetNote>
        <p>
          For a limp, split pads, coughing or dark urine after a run. A dog who staggers or can’t stop panting
          has overheated: cool it with water and go at once.
        </p>
      </VetNote>
    </>
  ),
};
