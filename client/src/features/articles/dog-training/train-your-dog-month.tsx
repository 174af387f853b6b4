import type { Article } from '../guide.ts';
import picture from '../pictures/train-your-dog-month.webp';

export const trainYourDogMonth: Article = {
  id: 'train-your-dog-month',
  title: 'January is National Train Your Dog Month',
  teaser: 'Four weeks, five minutes a day, four things that make every other month of the year easier.',
  picture: {
    src: picture,
    alt: 'A shepherd puppy sits before a January calendar on which paw prints mark the days.',
  },
  text: (
    <>
      <p>
        The Association of Professional Dog Trainers began the custom in 2010, in the month in which so many
        young dogs have just moved in. You need no hall and no gadgets: five minutes a day, before a meal, and
        treats the size of a pea. It works in July as well.
      </p>
      <h3>Week 1: your name is good news</h3>
      <p>
        Say the name, wait for the eyes, pay. Ten times a day, in every room, then in the garden. Add a hand
        to touch: hold out your palm, and reward the nose that comes to smell it.
      </p>
      <h3>Week 2: sit, and a mat to lie on</h3>
      <p>
        Lead the nose up and back with a treat until the bottom sinks. Then throw treats on a mat, and later
        reward every second of lying there. A dog with a mat can go to cafés.
      </p>
      <h3>Week 3: leave it, and swap</h3>
      <p>
        Close your hand over a treat and wait. The moment the nose draws back, say “yes” and pay from the
        other hand. Swap toys for better things, so that giving up a sock is never a loss.
      </p>
      <h3>Week 4: come</h3>
      <p>
        Two people, a corridor, and a party whenever the dog arrives. Then the garden, then a long line in the
        park. Never call twice, and never for anything nasty.
      </p>
      <h3>How to keep it up</h3>
      <ul>
        <li>Put a paw print on the calendar for each day. Missed one? The next page is empty too.</li>
        <li>Change one thing at a time: the place, the distance or the time.</li>
        <li>Old dogs learn as well. They only like their pauses longer, and a soft floor.</li>
      </ul>
    </>
  ),
};
