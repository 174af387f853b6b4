import type { Article } from '../guide.ts';
import picture from '../pictures/common-mistakes.webp';

export const commonMistakes: Article = {
  id: 'common-mistakes',
  title: 'Seven common mistakes, and what to do instead',
  teaser: 'All of us make them, mostly out of love. None is hard to mend, and the slipper was old anyway.',
  picture: {
    src: picture,
    alt: 'A puppy tilts its head between a chewed slipper and a cushion that lost its filling.',
  },
  text: (
    <>
      <ol>
        <li>
          <strong>Saying it five times.</strong> “Sit, sit, sit” becomes the cue. Say it once, wait three
          seconds, then help with a hand sign and make the next one easier.
        </li>
        <li>
          <strong>Lessons that last too long.</strong> Two or three minutes, several times a day, and stop
          while it is fun.
        </li>
        <li>
          <strong>Paying late.</strong> A treat tells the dog about the last second. Mark it with a word,
          “yes”, and then reach into the pocket.
        </li>
        <li>
          <strong>A word for each member of the family.</strong> Is it “down”, “off” or “get down”? Write your
          list on the fridge.
        </li>
        <li>
          <strong>Rewarding what you don’t want.</strong> A dog who jumps up and is pushed away has got hands,
          eyes and a voice. Turn aside, and give all three when four paws are on the floor.
        </li>
        <li>
          <strong>Calling only for the end of fun.</strong> If “come” means the leash, or a bath, it wears
          out. Call, reward and let go again, nine times out of ten.
        </li>
        <li>
          <strong>Too much freedom, too soon.</strong> A puppy alone with a cushion learns upholstery. Use
          gates, pens and things it may chew, and hand out rooms one at a time.
        </li>
      </ol>
      <h3>The one that matters most</h3>
      <p>
        Don’t punish. A dog that is shouted at, jerked or rolled over learns that you are unsafe, and a dog
        that may not growl bites without warning. Prevent what you can, reward what you like, and teach
        something else to do for the rest: what <em>should</em> happen when the bell rings?
      </p>
      <p>
        And if it does not work? Make it easier, make it shorter or pay better. If a growl, a snap or panic is
        part of it, look for a trainer who works with rewards, and let a vet rule out pain first.
      </p>
    </>
  ),
};
