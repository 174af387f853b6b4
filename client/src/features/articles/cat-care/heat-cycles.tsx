import type { Article } from '../guide.ts';
import picture from '../pictures/heat-cycles.webp';
import { VetNote } from '../vet-note.tsx';

export const heatCycles: Article = {
  id: 'heat-cycles',
  title: 'Heat cycles: why she sings at night',
  teaser:
    'Rolling, calling, no appetite and a tomcat on the fence. What is going on, and what to do about it.',
  picture: {
    src: picture,
    alt: 'A grey cat sits on a windowsill in the moonlight; outside, a tomcat waits on the fence.',
  },
  text: (
    <>
      <p>
        Many a new owner calls the vet because the kitten seems to be in pain. She rolls on the floor, cries,
        treads with her hind legs and puts her bottom in the air. She is in heat, perhaps at four months of
        age.
      </p>
      <h3>The calendar</h3>
      <ul>
        <li>The first heat comes between four and ten months, when the days get longer.</li>
        <li>It lasts about a week, and comes again every two to three weeks from early spring to autumn.</li>
        <li>Indoors, lamps make it spring all year.</li>
        <li>
          She can become pregnant in her first heat, by her own brother, and again while she still nurses.
        </li>
      </ul>
      <h3>Until it passes</h3>
      <ol>
        <li>Shut doors, windows and the cat flap. She will try all of them.</li>
        <li>Play a chasing game in the evening, then feed her. A tired cat sings less.</li>
        <li>Offer a warm, quiet place. Some like to be stroked, some don’t; let her choose.</li>
        <li>Keep the litter tray very clean. Some spray to leave word for the neighbours.</li>
      </ol>
      <p>Don’t scold, and give no pills or home remedies: several of them are dangerous.</p>
      <h3>For good</h3>
      <p>
        Spaying ends it, and vets now advise it before five months, so before the first heat. It prevents
        infections of the womb, makes breast cancer far rarer, and spares you kittens for whom there are no
        homes. She needs no litter first, and it does not make her sad. It can be done during a heat, though
        many vets prefer to wait for its end.
      </p>
      <VetNote>
        <p>
          For blood or pus, which do not belong to a cat’s heat; for thirst, a swollen belly or weariness in
          the weeks after one, because an infected womb is an emergency; and if she cries in the litter tray.
        </p>
      </VetNote>
    </>
  ),
};
