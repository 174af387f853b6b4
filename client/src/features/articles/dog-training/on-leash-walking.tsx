import type { Article } from '../guide.ts';
import picture from '../pictures/on-leash-walking.webp';
import { VetNote } from '../vet-note.tsx';

export const onLeashWalking: Article = {
  id: 'on-leash-walking',
  title: 'Walking on a loose leash',
  teaser:
    'Dogs pull because it works. Make the slack leash work better, and start where nothing is going on.',
  picture: {
    src: picture,
    alt: 'A hound in a red harness walks on a slack leash through autumn leaves beside its person.',
  },
  text: (
    <>
      <p>
        Your natural pace is slow to a dog, and the tree over there is interesting. If pulling gets it to the
        tree, it will pull tomorrow. So from today, tight means stop and slack means go.
      </p>
      <h3>What you need</h3>
      <p>
        A harness shaped like a Y at the chest that leaves the shoulders free, a plain leash of two metres and
        thirty tiny treats. No choke chain, prong or jerk on the collar: they hurt the neck and teach nothing
        but to fear what was in sight.
      </p>
      <h3>Five minutes a day</h3>
      <ol>
        <li>
          <strong>In the kitchen.</strong> Whenever your dog stands at your knee, a treat appears there. No
          leash yet.
        </li>
        <li>
          <strong>One step.</strong> Step off, and reward at your knee if your dog comes along. Then two
          steps, then five, then a surprise of one.
        </li>
        <li>
          <strong>The leash on, in the garden.</strong> When it tightens, be a tree. The moment it hangs,
          praise and go on.
        </li>
        <li>
          <strong>The quiet street.</strong> Turn round before your dog reaches the end of the leash, and
          reward when it catches up.
        </li>
        <li>
          <strong>Pay with the world.</strong> A few slack steps, then “go sniff”. Sniffing tires a dog
          pleasantly and is the best wage of all.
        </li>
      </ol>
      <p>
        Everybody in the family keeps to the same rule. In a hurry? Clip the leash to a second ring or another
        harness, so that your dog knows this walk does not count. For puppies, several short strolls with much
        standing and looking are better than one long walk.
      </p>
      <VetNote>
        <p>
          If a keen walker lags, sits down or pulls only homewards; if pulling brings coughing; if paws are
          licked after every walk.
        </p>
      </VetNote>
    </>
  ),
};
