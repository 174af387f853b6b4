import type { Pet } from '../catalogue/pet/pet.entity.ts';
import type { ImagesService } from '../images/images.service.ts';
import { petAnswer } from './rest-answers.ts';
import { RestShapes } from './to-rest.ts';

const withoutPicture = { findBase64: async () => undefined } as unknown as ImagesService;

const bowl = {
  _id: '0123456789abcdef01234567',
  ...{ petname: 'Bowl', petprice: 5, category: 'accessories', type: 'dog', availability: 'available' },
  ...{ short: 'A bowl.', details: 'Of steel.', stock: 3 },
};

it.each(['clan', 'age', 'color', 'gender', 'stock'])(
  'leaves out a %s that is stored as null',
  async (fact) => {
    const answer = await new RestShapes(withoutPicture).pet({ ...bowl, [fact]: null } as unknown as Pet);
    expect(JSON.parse(JSON.stringify(answer))).not.toHaveProperty(fact);
    expect(petAnswer.safeParse(answer).error).toBeUndefined();
  },
);

describe('the pictures of a list', () => {
  const MB = 1024 * 1024;

  /** A shop whose pictures have so many characters for each pixel of their width. */
  function shapesWith(charactersOf: (width: number) => number): RestShapes {
    const findBase64 = async (_image: unknown, width = 800) => '/'.repeat(charactersOf(width));
    return new RestShapes({ findBase64 } as unknown as ImagesService);
  }
  async function* many(count: number): AsyncGenerator<Pet> {
    for (let place = 0; place < count; place++)
      yield { ...bowl, image: { hash: String(place) } } as unknown as Pet;
  }
  async function lengthsOf(lists: AsyncIterable<{ img?: string | undefined }>): Promise<number[]> {
    const lengths: number[] = [];
    for await (const { img } of lists) lengths.push(img?.length ?? 0);
    return lengths;
  }

  it('are those of cards, and of one item large', async () => {
    const shapes = shapesWith((width) => width);
    expect(await lengthsOf(shapes.pets(many(2)))).toEqual([320, 320]);
    expect((await shapes.pet({ ...bowl, image: { hash: 'a' } } as unknown as Pet)).img).toHaveLength(800);
  });

  it('become smaller, and then stay away, so that an answer of two lists together keeps within 16 MB', async () => {
    const lengths = await lengthsOf(shapesWith((width) => width * 1000).pets(many(30), many(40)));
    const sum = lengths.reduce((all, length) => all + length, 0);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect([...new Set(lengths)]).toEqual([320_000, 160_000, 0]);
    expect([sum <= 16 * MB, sum > 15 * MB]).toEqual([true, true]);
  });

  it('keep within 16 MB whatever one of them has', async () => {
    expect(await lengthsOf(shapesWith(() => 9 * MB).pets(many(3)))).toEqual([9 * MB, 0, 0]);
    expect(await lengthsOf(shapesWith(() => 17 * MB).pets(many(2)))).toEqual([0, 0]);
  });
});
