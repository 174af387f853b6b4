import type { Article } from '../guide.ts';
import picture from '../pictures/real-name.webp';

export const realName: Article = {
  id: 'real-name',
  title: 'Why to use your dog’s real name',
  teaser: 'Biscuit, Bisky, Mister B, Stinker: fond, all of them. Only one should mean “look at me”.',
  picture: {
    src: picture,
    alt: 'A hound with a bone-shaped tag listens, head tilted, as somebody says “Biscuit!”',
  },
  text: (
    <>
      <p>
        To a dog its name is not who it is. It is a signal: something for you follows. Used well, it turns a
        head in the middle of a park. Used for everything, it becomes the noise that people make.
      </p>
      <h3>Load the name</h3>
      <ol>
        <li>In a quiet room, say it once, brightly. When your dog looks, say “yes” and treat.</li>
        <li>Ten times, then a break. No eyes? Don’t repeat it. Make a kissing sound, and pay for that.</li>
        <li>Change the room, then the garden, then the street. Then let others in the family say it.</li>
        <li>Put a task behind it: “Biscuit: sit”. First the name, then the word, then the treat.</li>
      </ol>
      <h3>Keep it clean</h3>
      <ul>
        <li>
          <strong>One name for work.</strong> Pet names are for the sofa. Agree which one is real, and write
          it on the tag and the chip.
        </li>
        <li>
          <strong>Never in anger.</strong> “Biscuit, no!” teaches that the name is a warning. Say what you
          want instead.
        </li>
        <li>
          <strong>Not instead of “come”.</strong> The name asks for a look. Coming is a word of its own, and
          paid better.
        </li>
        <li>
          <strong>Not as decoration.</strong> Said forty times an evening, it means nothing by morning.
        </li>
      </ul>
      <h3>A name that carries</h3>
      <p>
        One or two syllables are easy to call, and best unlike your cues: Kit sounds like “sit”, Mo like “no”.
        An adopted dog may well get a new one. For a week say the new name and then the old one, treat, and
        leave the old one out when heads turn at the first. Where the past was unkind, a new name is a
        present.
      </p>
      <p>
        If a dog who always answered stops doing so, have its ears checked before you call it stubborn. Deaf
        dogs learn a wave, or a flash of the porch lamp, in the same way.
      </p>
    </>
  ),
};
