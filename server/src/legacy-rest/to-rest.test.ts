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
